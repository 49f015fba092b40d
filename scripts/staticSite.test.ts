import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from './lib/securityHeaders.ts'
import { staticSite } from './lib/staticSite.ts'

let outside: string
let answer: ReturnType<typeof staticSite>

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'site-'))
  const folder = join(outside, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<p>page</p>')
  writeFileSync(join(folder, 'framed.html'), '<style>p{}</style><script>1</script><p>page</p>')
  writeFileSync(join(folder, 'assets/main-1.js'), 'export {}')
  writeFileSync(join(folder, 'assets/built-1.js'), 'export {}')
  writeFileSync(join(folder, 'assets/built-1.js.br'), 'compressed')
  mkdirSync(join(folder, 'cities/kazan/files'), { recursive: true })
  writeFileSync(join(folder, 'icon.svg'), 'of the app')
  writeFileSync(join(folder, 'cities/kazan/files/icon.svg'), 'of the city')
  writeFileSync(join(folder, 'cities/kazan/files/sw.js'), 'worker')
  answer = staticSite({
    folder,
    ownFiles: 'cities/kazan/files',
    page: (path) => (path === '/framed' ? 'framed.html' : 'index.html'),
    isPage: (path) => !path.startsWith('/unknown'),
    headersOf: (page) => securityHeaders({ page }),
  })
})

afterAll(() => rmSync(outside, { recursive: true }))

describe('staticSite', () => {
  it.each(['/', '/profile/parking', '/en/', '/confirmation/email/a.b'])(
    'answers %s with the page, asked for anew each time',
    (path) => {
      const { status, headers, body } = answer(path)
      expect([status, body.toString()]).toEqual([200, '<p>page</p>'])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
    },
  )

  it.each(['/unknown/page', '/unknown.html', '/unknown/manifest.json'])(
    'answers %s with the page too, which says that there is nothing',
    (path) => {
      const { status, headers, body } = answer(path)
      expect([status, body.toString()]).toEqual([404, '<p>page</p>'])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
    },
  )

  it('never hands a page out as a file', () => {
    expect(answer('/framed.html').body.toString()).toBe('<p>page</p>')
  })

  it.each([
    ['/sw.js', 'worker'],
    ['/icon.svg', 'of the city'],
  ])("answers %s with the city's own file, asked for anew each time", (path, text) => {
    const { status, headers, body } = answer(path)
    expect([status, body.toString()]).toEqual([200, text])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
  })

  it('keeps hashed files for ever and compresses them', () => {
    const { headers, body } = answer('/assets/main-1.js', 'gzip, br')
    expect(headers).toMatchObject({ 'content-encoding': 'br' })
    expect(headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(body).toString()).toBe('export {}')
  })

  it('sends what was compressed with the build', () => {
    const { headers, body } = answer('/assets/built-1.js', 'br')
    expect(headers).toMatchObject({ 'content-encoding': 'br' })
    expect(body.toString()).toBe('compressed')
  })

  it.each(['/unknown/%E0%A4%A', '/unknown/%zz', '/unknown%', '/unknown/%00'])(
    'answers %s, which nobody can read, with the page that says so',
    (path) => {
      const { status, body } = answer(path)
      expect([status, body.toString()]).toEqual([404, '<p>page</p>'])
    },
  )

  it.each([
    '/assets/gone-2.js',
    '/gone.ico',
    '/../secret',
    '/%2e%2e/secret.txt',
    '/%00.js',
    '/%ff',
  ])('does not answer %s with a page or a file of elsewhere', (path) => {
    const { status, body } = answer(path)
    expect(status === 404 || body.toString() === '<p>page</p>').toBe(true)
    expect(body.toString()).not.toContain('secret')
  })

  it('says so while the page is being built', () => {
    const building = staticSite({
      folder: outside,
      page: () => 'none.html',
      isPage: () => true,
      headersOf: () => ({}),
    })
    expect(building('/')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  })

  it('allows what a page carries within it by its hash, on that page alone', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policyOf = (path: string) => answer(path).headers['content-security-policy']
    expect(policyOf('/framed')).toContain(`script-src 'self' ${hash('1')};`)
    expect(policyOf('/framed')).toContain(`style-src 'self' ${hash('p{}')};`)
    expect(policyOf('/')).toContain("script-src 'self'; style-src 'self';")
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
