import { afterEach, expect, it, vi } from 'vitest'
import { askVersion } from './askVersion.ts'

afterEach(() => vi.unstubAllGlobals())

const page = (config: string) =>
  `<p>page</p><script type="application/json" id="parking-config">${config}</script>`
const answering = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }))

it('knows the version that is deployed, also by the page of an address that leads nowhere', async () => {
  answering(page('{"cities":[],"version":"b2"}'))
  expect(await askVersion()).toBe('b2')
  answering(page('{"cities":[],"version":"b2"}'), 404)
  expect(await askVersion()).toBe('b2')
})

it.each([
  ['the page of somebody else', '<p>Pay for the network</p>', 200],
  ['a broken configuration', page('{"version":'), 200],
  ['a configuration without a version', page('{}'), 200],
  ['a version that is none', page('{"version":7}'), 200],
  ['a server in trouble', page('{"version":"b2"}'), 503],
])('knows none from %s', async (_, text, status) => {
  answering(text, status)
  expect(await askVersion()).toBeNull()
})

it('knows none without a connection', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await askVersion()).toBeNull()
})
