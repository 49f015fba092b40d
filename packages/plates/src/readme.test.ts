import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as plates from './index.ts'
import * as typeNames from './names.ts'
import { plateTypes } from './plateTypes.ts'
import * as regionsEntry from './regions/index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const example = /```ts\n([^]*?)```/.exec(readme)?.[1] ?? ''
const recipes = [...readme.matchAll(/```js recipe\n([^]*?)```/g)].map(([, text = '']) => text)
const exported = { ...plates, ...typeNames, ...regionsEntry }

/** The lines that say what they answer, with the code before them that they need. */
const lines = [example, ...recipes].flatMap((text) => {
  const before = text
    .replaceAll(/^import [^]*? from '.*'$/gm, '')
    .replaceAll(/^.* \/\/ => .*$/gm, '')
    .replaceAll('export ', '')
  return [...text.matchAll(/^(?<call>\S.*) \/\/ => (?<answer>.*)$/gm)].map(
    ({ groups }) => [groups?.['call'] ?? '', groups?.['answer'] ?? '', before] as const,
  )
})

function run(expression: string, before = ''): unknown {
  // The example is code in a text: there is no other way to execute it than to make it a function.
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is our own README
  const make = new Function(...Object.keys(exported), `${before}; return (${expression})`)
  const answer: unknown = make(...Object.values(exported))
  return answer
}

test('the example imports everything, and something that is answered uses each export of each entry', () => {
  const imported = /import \{([^}]*)\}/.exec(example)?.[1]?.match(/\w+/g)
  expect(imported?.toSorted()).toStrictEqual(Object.keys(plates).toSorted())
  const shown = lines.flatMap(([call, , before]) => [call, before]).join('\n')
  for (const name of Object.keys(exported)) expect(shown).toMatch(new RegExp(`\\b${name}\\b`))
  expect(recipes.length).toBeGreaterThan(1)
})

test('every entry is named but the manifest', () => {
  const { './package.json': _manifest, ...entries } = manifest.publishConfig.exports
  for (const entry of Object.keys(entries)) {
    expect(readme).toContain(entry.replace('.', manifest.name))
  }
})

test.each(lines)('%s is %s', (call, answer, before) => {
  expect(run(call, before)).toEqual(run(answer))
})

test('the table is the table', () => {
  const rows = plateTypes.map(({ type, shapes, accepted }) => {
    const plate = shapes.map((shape) => `\`${shape}\``).join(', ')
    return `| ${type} | ${plate} | ${accepted ? 'yes' : 'no'} |`
  })
  expect(readme.replaceAll(/ +/g, ' ')).toContain(rows.join('\n'))
})

test('it speaks of nothing that is not in the package', () => {
  expect(readme).not.toMatch(/decisions|specification|docs\/|\.\.\//)
})
