import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from './lib/securityHeaders.mjs'
import { staticSite } from './lib/staticSite.mjs'

let outside: string
let answer: ReturnType<typeof staticSite>

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'site-'))
  const folder = join(outside, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<p>page</p>')
  writeFileSync(join(folder, 'assets/main-1.js'), 'export {}')
  answer = staticSite({ folder, page: () => 'index.html', headers: securityHeaders() })
})

afterAll(() => rmSync(outside, { recursive: true }))

describe('staticSite', () => {
  it.each(['/', '/profile/parking', '/en/', '/index.html', '/unknown/page'])(
    'answers %s with the page, asked for anew each time',
    (path) => {
      const { status, headers, body } = answer(path)
      expect([status, body.toString()]).toEqual([200, '<p>page</p>'])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
    },
  )

  it('keeps hashed files for ever and compresses them', () => {
    const { headers, body } = answer('/assets/main-1.js', 'gzip, br')
    expect(headers).toMatchObject({ 'content-encoding': 'br' })
    expect(headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(body).toString()).toBe('export {}')
  })

  it.each(['/assets/gone-2.js', '/../secret', '/%2e%2e/secret.txt', '/%00.js', '/%ff'])(
    'does not answer %s with a page or a file of elsewhere',
    (path) => {
      const { status, body } = answer(path)
      expect(status === 404 || body.toString() === '<p>page</p>').toBe(true)
      expect(body.toString()).not.toContain('secret')
    },
  )

  it('says so while the page is being built', () => {
    const building = staticSite({ folder: outside, page: () => 'none.html', headers: {} })
    expect(building('/')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  })

  it('sends the policy with every answer', () => {
    for (const path of ['/', '/assets/gone.js']) {
      const policy = answer(path).headers['content-security-policy']
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
    }
  })
})
