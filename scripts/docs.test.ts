import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const docs = globSync(
  ['*.md', 'docs/**/*.md', '{apps,packages}/*/README.md', '{e2e,deploy,findings}/**/*.md'],
  { cwd: root, exclude: (path) => path.includes('node_modules') },
)

it.each(docs)('%s names only files that are there', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8')
  const named = [...text.matchAll(/`((?:packages|apps|scripts|e2e|deploy|docs)\/[\w./-]+)`/gu)]
  const gone = named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]))
  expect(gone).toEqual([])
})

it('README.md names every command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const unnamed = Object.keys(scripts).filter(
    (name) =>
      !readme.includes(`npm run ${name}\``) &&
      !readme.includes(`\`npm ${name}\``) &&
      !readme.includes(`\`${name}\``),
  )
  expect(unnamed).toEqual([])
})
