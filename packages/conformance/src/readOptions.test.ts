import { describe, expect, test } from 'vitest'
import { readOptions } from './readOptions.ts'

const good = [
  '--url',
  'http://city.example/api-of-city',
  '--login',
  'a@b.example',
  '--password',
  'p',
]

describe('accepted', () => {
  test('what has to be there', () => {
    expect(readOptions(good)).toEqual({
      kind: 'run',
      junit: null,
      html: null,
      options: {
        url: 'http://city.example/api-of-city',
        timeout: 10_000,
        given: { login: 'a@b.example', password: 'p', money: false },
      },
    })
  })

  test('everything', () => {
    const more = '--inn 9900000017 --contract K-1 --zone 101 --only getZones --timeout 500'
    const args = [...good, ...more.split(' '), '--with-money', '--junit', 'report.xml']
    expect(readOptions(args)).toMatchObject({
      junit: 'report.xml',
      options: {
        only: 'getZones',
        timeout: 500,
        given: { money: true, zone: '101', company: { inn: '9900000017', contract: 'K-1' } },
      },
    })
  })

  test('help, whatever stands beside it', () => {
    expect(readOptions(['--help'])).toEqual({ kind: 'help' })
    expect(readOptions([...good, '--help'])).toEqual({ kind: 'help' })
  })
})

test('the environment holds what a command line should not', () => {
  const environment = { CONFORMANCE_PASSWORD: 'secret', CONFORMANCE_CONTRACT: 'K-2' }
  const args = [...good.slice(0, 4), '--inn', '1']
  expect(readOptions(args, environment)).toMatchObject({
    options: { given: { password: 'secret', company: { inn: '1', contract: 'K-2' } } },
  })
  expect(readOptions(good, { CONFORMANCE_PASSWORD: 'secret' })).toMatchObject({
    options: { given: { password: 'p' } },
  })
})

describe('refused', () => {
  test.each([
    ['nothing', [], /--url is missing/],
    ['no login', good.slice(0, 2), /--login is missing/],
    ['no password', good.slice(0, 4), /--password is missing/],
    ['an option that is not known', [...good, '--mony'], /Unknown option '--mony'/],
    ['an option without its value', [...good, '--zone'], /zone/],
    ['a word too many', [...good, 'extra'], /extra/],
    ['an address that is none', ['--url', 'city', ...good.slice(2)], /--url must begin with http/],
    ['another scheme', ['--url', 'ftp://city', ...good.slice(2)], /--url must begin with http/],
    ['a query', ['--url', 'http://city/?a=1', ...good.slice(2)], /neither \? nor #/],
    ['a password in the address', ['--url', 'http://a:b@city', ...good.slice(2)], /no password/],
    ['a company without a contract', [...good, '--inn', '1'], /belong together/],
    ['a contract without a company', [...good, '--contract', '1'], /belong together/],
    ['no time', [...good, '--timeout', '0'], /--timeout must be/],
    ['a time with a unit', [...good, '--timeout', '5s'], /--timeout must be/],
    ['a call that is none', [...good, '--only', 'start'], /has no call start/],
    ['a report without a place', [...good, '--junit', ''], /--junit/],
  ])('%s', (_name, args, problem) => {
    const read = readOptions(args)
    expect(read.kind === 'wrong' ? read.problem : read).toEqual(expect.stringMatching(problem))
  })
})
