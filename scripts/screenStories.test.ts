import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addresses, type App } from './lib/addresses.ts'

const root = join(import.meta.dirname, '..')
const apps = ['portal', 'coop'] satisfies App[]

/** Addresses that show no page of their own. */
const withoutPage: Readonly<Record<string, string>> = {
  '/profile': 'leads to the first page of the account',
  '/update': 'is only in cities that have it; as any page that a city writes',
}

describe.each(apps)('the screens of %s in Storybook', (app) => {
  const stories = globSync(`apps/${app}/src/screens/*.stories.tsx`, { cwd: root })
  const source = stories.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  const shown = [...source.matchAll(/path: '([^'?]+)/gu)].map(([, path = '']) => path)

  it('are every page that has an address', () => {
    const left = addresses[app].filter((address) => {
      const pattern = new RegExp(`^${patternOf(address)}$`, 'u')
      return withoutPage[address] === undefined && !shown.some((path) => pattern.test(path))
    })
    expect(left).toEqual([])
  })

  it('are reached by no other address', () => {
    const patterns = addresses[app].map((address) => new RegExp(`^${patternOf(address)}$`, 'u'))
    expect(shown.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
  })
})

function patternOf(address: string): string {
  return address
    .replaceAll(/\/\{-\$\w+\}/gu, '(/[^/]+)?')
    .replaceAll(/\$\w+/gu, '[^/]+')
    .replace(/\$$/u, '.+')
}
