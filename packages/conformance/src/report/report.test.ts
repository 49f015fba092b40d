import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { Line, Outcome } from '../Outcome.ts'
import { count } from './count.ts'
import { writeHtml } from './writeHtml.ts'
import { writeJunit } from './writeJunit.ts'
import { writeLine, writeSummary } from './writeLine.ts'

const line = (call: string, outcome: Outcome): Line => ({
  call,
  at: `POST /api/${call}`,
  case: 'good request',
  outcome,
  milliseconds: 1500,
})

const nasty = '<b a="1">&\'</b> ]]> \u0000\u001b[31m\ud800 \ufffe Ъ\n\t'

const lines = [
  line('getZones', { kind: 'passed' }),
  line('getBalance', { kind: 'failed', expected: 'a balance', got: nasty }),
  line('startParking', { kind: 'skipped', why: 'it moves money' }),
  line('renewSession', { kind: 'skipped', why: 'it moves money' }),
  line('getNews', { kind: 'assumed', why: 'the city answers 404' }),
]

test('the counts add up', () => {
  expect(count(lines)).toEqual({ passed: 1, failed: 1, skipped: 2, assumed: 1 })
})

test('a line for people names method, path, call, case, expected and got', () => {
  expect(lines.map(writeLine)).toEqual([
    'ok      POST /api/getZones (getZones): good request',
    `FAILED  POST /api/getBalance (getBalance): good request
          expected  a balance
          got       <b a="1">&'</b> ]]> ??[31m\ud800 \ufffe Ъ??`,
    'skipped POST /api/startParking (startParking): good request: it moves money',
    'skipped POST /api/renewSession (renewSession): good request: it moves money',
    'assumed POST /api/getNews (getNews): good request: the city answers 404',
  ])
})

test('the summary gives each reason once', () => {
  expect(writeSummary(lines)).toBe(
    [
      'skipped: it moves money: startParking, renewSession',
      'assumed: the city answers 404: getNews',
      '1 passed, 1 failed, 2 skipped, 1 assumed',
    ].join('\n'),
  )
})

/** Reads XML as strictly as it is written down. */
function parse(xml: string) {
  const parser = new SaxesParser()
  const tags: { name: string; attributes: Record<string, string> }[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes }))
  parser.write(xml).close()
  return tags
}

test('the report for build servers is XML, whatever an answer holds', () => {
  const tags = parse(writeJunit(lines))
  const names = tags.map(({ name }) => name)
  expect(names.filter((name) => name === 'testcase')).toHaveLength(5)
  expect(tags[0]).toMatchObject({
    name: 'testsuites',
    attributes: { tests: '5', failures: '1', skipped: '3', time: '7.500' },
  })
  const failure = tags.find(({ name }) => name === 'failure')
  expect(failure?.attributes['message']).toBe('<b a="1">&\'</b> ]]> ??[31m? ? Ъ\n\t')
  expect(tags.find(({ name }) => name === 'testcase')?.attributes).toEqual({
    classname: 'getZones',
    name: 'POST /api/getZones: good request',
    time: '1.500',
  })
})

test('a run without lines is XML too', () => {
  expect(parse(writeJunit([])).map(({ name }) => name)).toEqual(['testsuites', 'testsuite'])
})

test('the report for people has what failed first, and nothing of an answer as HTML', () => {
  const html = writeHtml(lines, { url: 'https://city.example/<b>', at: 0 })
  expect(html).toContain('1970-01-01 00:00 UTC: 1 failed, 1 assumed, 2 not tried, 1 passed')
  expect(html).not.toMatch(/<b(?!r>|ody)/)
  const rows = [...html.matchAll(/<tr class="(\w+)"><td>\w+<\/td><td><code>([^<]*)/g)]
  expect(rows.map(([, kind, where]) => `${kind} ${where}`)).toEqual([
    'failed POST /api/getBalance',
    'assumed POST /api/getNews',
    'skipped POST /api/startParking',
    'skipped POST /api/renewSession',
    'passed POST /api/getZones',
  ])
})
