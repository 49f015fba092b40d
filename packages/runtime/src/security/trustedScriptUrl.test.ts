import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function load() {
  const { trustedScriptUrl } = await import('./trustedScriptUrl.ts')
  return trustedScriptUrl
}

it('names an address of the page itself in full', async () => {
  const trusted = await load()
  expect(trusted('/assets/worker.js')).toBe(new URL('/assets/worker.js', window.location.href).href)
})

it.each(['https://elsewhere.example/worker.js', '//elsewhere.example/w.js', 'data:,1', 'blob:x'])(
  'refuses %s',
  async (address) => {
    const trusted = await load()
    expect(() => trusted(address)).toThrow(TypeError)
  },
)

it("takes the policy that the page's headers name at once, and once", async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const trusted = await load()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('parking', expect.anything())
  trusted('/a.js')
  trusted('/b.js')
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(() => trusted('https://elsewhere.example/w.js')).toThrow(TypeError)
})
