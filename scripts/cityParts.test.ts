import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOfBuild } from './lib/filesOfBuild.ts'
import { loadCities } from './lib/loadCities.ts'

const root = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'))
  if (!existsSync(join(root, 'apps/coop/dist/index.html'))) {
    execFileSync('turbo', ['run', 'build', '--filter=./apps/*'], { cwd: root })
  }
  const emit = ['--conditions=@parking/source', 'scripts/emitCities.ts']
  const env = { ...process.env, CITY: 'each', OUT: folder, BACK_END: '' }
  execFileSync(process.execPath, emit, { cwd: root, env })
}, 600_000)

// Twenty thousand files: a busy disk takes its time.
afterAll(() => rmSync(folder, { recursive: true }), 600_000)

const assetsOf = (city: string) => readdirSync(join(folder, city, 'portal/assets'))

describe.each(loadCities())('the site of $id', (city) => {
  it.each([
    ['fines', city.flags.penalty, /^FinesPage-/],
    ['receipts', city.flags.receipts, /^ReceiptsPage-/],
    ['letters to the operator', city.flags.feedback, /^FeedbackPage-/],
    ['the constructor of permits', city.flags.permitConstructor, /^ConstructorPage-/],
    ['guests who pay', city.flags.guestPayment, /^GuestPage-/],
    ['parkings behind a barrier', city.planarParkingAvailable, /^BarrierForm-/],
    ['a sign-in by a third party', city.thirdPartyId !== undefined, /^finishSignIn-/],
    ['reports to its host', city.errorReportsUrl !== undefined, /^reportTimings-/],
  ])('has the files for %s: %s', (_part, isOn, file) => {
    expect(assetsOf(city.id).some((name) => file.test(name))).toBe(isOn)
  })

  it('has the console where it has companies', () => {
    expect(existsSync(join(folder, city.id, 'coop'))).toBe(city.flags.corporate)
    const settings = readFileSync(join(folder, city.id, `nginx/${city.id}.conf`), 'utf8')
    expect(settings.includes('/legal/auth')).toBe(city.flags.corporate)
  })

  it('keeps for later only what it has', () => {
    const own = join(folder, city.id, `portal/cities/${city.id}/files/sw.js`)
    const [head = ''] = readFileSync(own, 'utf8').split('\n')
    const kept = [...head.matchAll(/"url":"(\/assets\/[^"]+)"/g)].map(([, url = '']) => url)
    expect(kept.length).toBeGreaterThan(60)
    expect(kept.filter((url) => !existsSync(join(folder, city.id, 'portal', url)))).toEqual([])
  })
})

it('a part that is off takes along what only it needs', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['shared'], dynamicImports: ['fines', 'letters'] },
    shared: { file: 'shared.js' },
    fines: { file: 'fines.js', imports: ['shared', 'table'], css: ['fines.css'] },
    table: { file: 'table.js', dynamicImports: ['words'] },
    words: { file: 'words.js' },
    letters: { file: 'letters.js' },
  }
  const isOff = (file: string) => file === 'fines.js'
  expect(filesOfBuild(manifest, isOff)).toEqual(['index.js', 'shared.js', 'letters.js'])
})
