import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as plates from './index.ts'
import { plateTypes } from './plateTypes.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const example = /```ts\n([^]*?)```/.exec(readme)?.[1] ?? ''
const lines = [...example.matchAll(/^(?<call>\S.*) \/\/ => (?<answer>.*)$/gm)].map(
  ({ groups }) => [groups?.['call'] ?? '', groups?.['answer'] ?? ''] as const,
)
const names = Object.keys(plates)

function run(expression: string): unknown {
  // The example is code in a text: there is no other way to execute it than to make it a function.
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is our own README
  const make = new Function(...names, `return (${expression})`)
  const answer: unknown = make(...Object.values(plates))
  return answer
}

test('the example shows every function', () => {
  const imported = /import \{([^}]*)\}/.exec(example)?.[1]?.match(/\w+/g)
  expect(imported).toStrictEqual(
    names.filter((name) => /^[a-z]/.test(name) && name !== 'plateTypes'),
  )
  expect(lines.length).toBeGreaterThan(10)
})

test.each(lines)('%s is %s', (call, answer) => {
  expect(run(call)).toStrictEqual(run(answer))
})

test('the table is the table', () => {
  const rows = plateTypes.map(({ type, shapes, accepted }) => {
    const plate = shapes.map((shape) => `\`${shape}\``).join(', ')
    return `| ${type} | ${plate} | ${accepted ? 'yes' : 'no'} |`
  })
  expect(readme.replaceAll(/ +/g, ' ')).toContain(rows.join('\n'))
})
