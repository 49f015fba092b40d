import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the example of the README runs and gives what its comments say', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const file = new URL('../node_modules/.readme-example.ts', import.meta.url)
  writeFileSync(file, example.replace('@parking/pricing', '../src/index.ts'))
  try {
    expect(await import(/* @vite-ignore */ file.href)).toMatchObject({
      price: '35,00\u00A0₽',
      parts: [
        [60, 3500],
        [30, 0],
      ],
      stretches: 3,
    })
  } finally {
    rmSync(file)
  }
})
