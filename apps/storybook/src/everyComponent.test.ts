import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withoutStory } from './withoutStory.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** What a component may use and still show no more than it is handed: words, time, and its own state. */
const ownHooks =
  /^use(?:Texts|\w*Text|\w*Words|Now|ClockValue|State|Id|Ref|Effect|LayoutEffect|Memo|DeferredValue)$/u

/** The files of components in a package or an app, by their path. */
function listComponents(folder: string): readonly string[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /(^|\/)[A-Z]\w+\.tsx$/u.test(path) && !/(^|\/)(testing|page|pages)\//u.test(path),
    )
    .map((path) => join(folder, 'src', path))
}

const features = [
  'packages/runtime',
  'packages/payments',
  'packages/spending',
  'packages/map',
  'packages/sessions',
  'packages/parking',
  'packages/permits',
  'packages/auth',
  'packages/profile',
  'packages/city',
  'packages/coop',
  'apps/portal',
  'apps/coop',
].flatMap(listComponents)
const all = [...listComponents('packages/ui'), ...features]

function hasStory(path: string): boolean {
  const folder = join(root, dirname(path))
  const own = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'))
  const component = basename(path, '.tsx')
  return own.some((name) => {
    if (name === `${component}.stories.tsx`) return true
    return new RegExp(`<${component}\\b`, 'u').test(readFileSync(join(folder, name), 'utf8'))
  })
}

/** Whether it is shown from what it is handed alone: it reads no data, moves no money, opens no page. */
function isPresentational(path: string): boolean {
  const source = readFileSync(join(root, path), 'utf8')
  const hooks = [...source.matchAll(/\b(use[A-Z]\w*)(?=[(<])/gu)].map(([, hook = '']) => hook)
  const isLazy = /\bla(?:zy|te)\(|LazyBoundary|LazyDialog/u.test(source)
  return (
    !isLazy &&
    !source.includes("from '@tanstack/react-router'") &&
    hooks.every((hook) => ownHooks.test(hook))
  )
}

describe('every component', () => {
  it('of ui has its states shown', () => {
    const folders = new Set(listComponents('packages/ui').map(dirname))
    const bare = [...folders].filter(
      (folder) => !readdirSync(join(root, folder)).some((name) => name.endsWith('.stories.tsx')),
    )
    expect(bare.filter((folder) => !(folder in withoutStory))).toEqual([])
  })

  it('that is presentational has its states shown, or a reason why not', () => {
    const bare = features.filter((path) => isPresentational(path) && !hasStory(path))
    expect(bare.filter((path) => !(path in withoutStory))).toEqual([])
  })

  it('that is excused is there, and has no story', () => {
    const folders = new Set(all.map(dirname))
    const needless = Object.keys(withoutStory).filter(
      (path) =>
        !(folders.has(path) || all.includes(path)) || (all.includes(path) && hasStory(path)),
    )
    expect(needless).toEqual([])
  })
})
