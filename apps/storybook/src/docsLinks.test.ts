import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => readFileSync(`${root}${path}`, 'utf8'))
const pages = read('apps/storybook/docs/*.mdx')
const sources = read('{apps,packages}/*/src/**/*.stories.tsx')

const ids = [
  ...pages.map((page) => toId(/title="([^"]+)"/u.exec(page)?.[1] ?? '', 'docs')),
  ...sources.flatMap((file) => {
    const title = /title: '([^']+)'/u.exec(file)?.[1] ?? ''
    const names = [...file.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name)
    const stories = names.map((name) => toId(title, storyNameFromExport(name)))
    return stories.concat(toId(title, 'docs'))
  }),
]

it('leads from the pages to read to stories that are there', () => {
  const links = [...pages.join('\n').matchAll(/\?path=\/(?:docs|story)\/([^)]+)/gu)]
  const known = new Set(ids)
  expect(links.length).toBeGreaterThan(0)
  expect(links.map(([, id = '']) => id).filter((id) => !known.has(id))).toEqual([])
})
