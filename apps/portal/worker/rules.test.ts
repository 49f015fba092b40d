import { expect, it } from 'vitest'
import { findPage, isSole } from './rules.ts'

const pages = [
  { pattern: '^/$', url: '/' },
  { pattern: '^/en/', url: '/en/check' },
  { pattern: '', url: '/check' },
]

it.each([
  ['/', '/'],
  ['/en/profile/parking', '/en/check'],
  ['/profile/parking', '/check'],
])('answers %s with the page kept as %s', (path, url) => {
  expect(findPage(pages, path)).toBe(url)
})

it('does not pass over a path that no page is for', () => {
  expect(() => findPage(pages.slice(0, 2), '/check')).toThrow(RangeError)
})

it.each([
  ['the only tab, loaded anew', { isReloadNavigation: true }, 1, true],
  ['a tab that is loaded anew beside another', { isReloadNavigation: true }, 2, false],
  ['a new tab beside the one that is open', { isReloadNavigation: false }, 1, false],
  ['in Firefox, the only tab, loaded anew', { cache: 'no-cache' }, 1, true],
  ['in Firefox, a tab that is loaded anew beside another', { cache: 'no-cache' }, 2, false],
  ['in Firefox, a new tab beside the one that is open', { cache: 'default' }, 1, false],
  [
    'a new tab whose answer is asked for anew',
    { isReloadNavigation: false, cache: 'no-cache' },
    1,
    false,
  ],
  ['a browser that does not tell', {}, 1, false],
] as const)('judges whether nobody else lives on the older build: %s', (_, request, tabs, sole) => {
  expect(isSole(request, tabs)).toBe(sole)
})
