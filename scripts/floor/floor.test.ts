import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findInScript, findInStyles } from './findUses.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'packages/runtime/.floor')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Calls that Safari 16.4 can't make. */
const newer = [
  "URL.parse('/a', location.href)",
  "URL.canParse('/a')",
  'Promise.withResolvers()',
  'AbortSignal.any([])',
  "Object.groupBy(['a'], (one) => one)",
  'new Set([1]).union(new Set([2]))',
  'document.body.showPopover()',
  'document.body.checkVisibility()',
  'requestIdleCallback(() => undefined)',
]

const old = [
  "'a'.toWellFormed()",
  '[1].toSorted()',
  'AbortSignal.timeout(1)',
  'structuredClone(1)',
  'document.createElement("dialog").showModal()',
]

describe('the types of the floor', () => {
  it('know nothing of newer calls and all of the others', { timeout: 60_000 }, () => {
    const refused = refusedLines([...newer, ...old])
    expect(refused).toEqual(newer)
  })
})

describe('findInScript', () => {
  it.each(newer)('finds %s in what is built', (call) => {
    expect(findInScript(call)).toHaveLength(1)
  })

  it.each([
    ["/[a&&b]/v.test('a')", 'javascript.builtins.RegExp.unicodeSets'],
    ['Response.json({ a: 1 })', 'api.Response.json_static'],
    ["new URLPattern('/a')", 'api.URLPattern'],
    ['(0, react.jsx)(`search`, {})', 'html.elements.search'],
    ["document.createElement('search')", 'html.elements.search'],
  ])('finds %s', (code, feature) => {
    expect(findInScript(code).map((use) => use.feature)).toEqual([feature])
  })

  it.each([
    'document.body.showPopover?.()',
    '[1].toSorted().at(-1)',
    'new Map([[1, 2]]).keys()',
    "fetch('/a', { signal: AbortSignal.timeout(1) })",
    'answer.json()',
    '(0, react.jsxs)(`dialog`, {})',
  ])('lets %s be', (code) => {
    expect(findInScript(code)).toEqual([])
  })
})

describe('findInStyles', () => {
  it.each([
    ['a{field-sizing:content}', 'css.properties.field-sizing'],
    ['@starting-style{a{opacity:0}}', 'css.at-rules.starting-style'],
    [':popover-open{color:red}', 'css.selectors.popover-open'],
    ['a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
  ])('finds %s', (css, feature) => {
    expect(findInStyles(css).map((use) => use.feature)).toContain(feature)
  })

  it('lets be what the floor knows', () => {
    const css =
      '@container (width >= 62rem){a:has(b){height:100dvh;color:color-mix(in srgb,red,blue)}}'
    expect(findInStyles(css)).toEqual([])
  })
})

/** The lines that the type check refuses in a file of a package. */
function refusedLines(lines: readonly string[]): string[] {
  execFileSync(process.execPath, [join(root, 'scripts/floor/writeTypes.ts')])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'planted.ts'), [...lines, 'export {}'].join(';\n'))
  const own = { extends: '../tsconfig.json', include: ['planted.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(own))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder])
  const numbers = String(stdout).matchAll(/planted\.ts\((\d+),/g)
  return [...new Set(Array.from(numbers, ([, line]) => lines[Number(line) - 1] ?? ''))]
}
