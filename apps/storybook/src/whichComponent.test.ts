import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../docs/Which.mdx')
const named = new Set([...page.matchAll(/`([A-Z]\w+)`/gu)].map(([, name = '']) => name))

it('names every component of ui on the page that says which to use', () => {
  const folder = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))
  const components = readdirSync(folder).filter((name) => /^[A-Z]\w+$/u.test(name))
  expect(components.filter((name) => !named.has(name))).toEqual([])
})

it('names none there that is not to be had', () => {
  const own = new Set(read('../../../packages/ui/src/index.ts').match(/\w+/gu))
  const shown = readdirSync(new URL('mantine/', import.meta.url))
    .map((name) => read(`mantine/${name}`))
    .join('\n')
  const missing = [...named].filter((name) => !own.has(name) && !shown.includes(`<${name}`))
  expect(missing.filter((name) => !shown.includes(`component: ${name}`))).toEqual([])
})
