import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as check from './check/index.ts'
import * as pricing from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, text = '']) => text)
const answered = /^(\S.*) \/\/ => (.*)$/gm

test.each(examples.map((text, index) => [index, text] as const))(
  'example %i runs and gives what its comments say',
  async (index, text) => {
    const file = new URL(`../node_modules/.readme-example-${index}.ts`, import.meta.url)
    const code = text
      .replace('@parking/pricing/check', '../src/check/index.ts')
      .replace('@parking/pricing', '../src/index.ts')
      .replaceAll(
        answered,
        (_, call: string, answer: string) => `answers.push([${call.replace(/^;/, '')}, ${answer}])`,
      )
    writeFileSync(file, `export const answers: unknown[][] = []\n${code}`)
    try {
      const { answers }: { answers: [unknown, unknown][] } = await import(
        /* @vite-ignore */ file.href
      )
      expect(answers).toHaveLength([...text.matchAll(answered)].length)
      for (const [got, said] of answers) expect(got).toEqual(said)
    } finally {
      rmSync(file)
    }
  },
)

test('there is an example of everything that is exported', () => {
  const code = examples.join('\n')
  for (const name of Object.keys({ ...pricing, ...check }))
    expect(code).toMatch(new RegExp(`\\b${name}\\(|\\b${name} //`))
})

test('every entry is named but the manifest', () => {
  const { './package.json': _manifest, ...entries } = manifest.publishConfig.exports
  for (const entry of Object.keys(entries)) {
    expect(readme).toContain(entry.replace('.', manifest.name).replace('*', 'rostov.tariff'))
  }
})

test('it speaks of nothing that is not in the package', () => {
  expect(readme).not.toMatch(/decisions|specification|docs\/|\.\.\//)
})
