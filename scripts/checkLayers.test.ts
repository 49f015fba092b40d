import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cruiseLayers } from './lib/cruiseLayers.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'))
  file('scripts/lib/serve.ts', '')
  for (const name of ['plates', 'domain', 'ui', 'map', 'parking', 'town']) {
    file(`packages/${name}/package.json`, `{"name":"@parking/${name}","exports":"./src/index.ts"}`)
    file(`packages/${name}/src/index.ts`, `export const ${name} = 1\n`)
    link(`packages/${name}`, name)
  }
  file('apps/sandbox/package.json', '{"name":"@parking/sandbox","exports":"./src/testing/city.ts"}')
  file('apps/sandbox/src/testing/city.ts', 'export const city = 1\n')
  link('apps/sandbox', 'sandbox')
})

afterEach(() => rmSync(root, { recursive: true }))

function link(folder: string, name: string): void {
  mkdirSync(join(root, 'node_modules/@parking'), { recursive: true })
  symlinkSync(join(root, folder), join(root, 'node_modules/@parking', name))
}

function file(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('the rule of the layers', () => {
  it.each([
    ['packages/domain/src/plate.ts', "import '@parking/plates'"],
    ['packages/sessions/src/form.ts', "import '@parking/ui'"],
    ['apps/sandbox/src/tiles.ts', "import '@parking/town'"],
    ['scripts/lib/plugin.ts', "import '@parking/ui'"],
    ['e2e/portal/one.spec.ts', "import '../../scripts/lib/serve.ts'"],
    ['packages/runtime/src/testing/openCity.ts', "import '@parking/sandbox'"],
  ])('lets %s say %s', async (path, text) => {
    file(path, text)
    expect((await cruiseLayers(root)).violations).toEqual([])
  })

  it.each([
    ['packages/plates/src/up.ts', "import '@parking/domain'", 'imports-point-down'],
    ['packages/plates/src/types.ts', "import type {} from '@parking/domain'", 'imports-point-down'],
    ['packages/ui/src/data.ts', "import '@parking/domain'", 'imports-point-down'],
    ['packages/map/src/pay.ts', "import '@parking/parking'", 'imports-point-down'],
    ['packages/domain/src/door.ts', "import '../../plates/src/index.ts'", 'no-side-doors'],
    ['scripts/lib/plugin.ts', "import '../../packages/ui/src/index.ts'", 'no-side-doors'],
    ['apps/portal/vite.config.ts', "import '../../packages/ui/src/index.ts'", 'no-side-doors'],
    ['e2e/pages/Page.ts', "import '../../packages/ui/src/index.ts'", 'no-side-doors'],
    ['packages/ui/src/up.ts', "import '../../../scripts/lib/serve.ts'", 'imports-point-down'],
    ['packages/map/src/streets.ts', "import '@parking/town'", 'imports-point-down'],
    ['e2e/pages/Page.ts', "import '@parking/map'", 'imports-point-down'],
    ['packages/runtime/src/clock.ts', "import '@parking/sandbox'", 'imports-point-down'],
    ['packages/map/src/testing/city.ts', "import '@parking/sandbox'", 'imports-point-down'],
    ['packages/runtime/src/testing/app.ts', "import '@parking/map'", 'imports-point-down'],
    ['packages/domain/src/lost.ts', "import '@parking/nowhere'", 'resolvable'],
    ['scripts/lost.ts', "import '@parking/nowhere'", 'resolvable'],
  ])('refuses that %s says %s', async (path, text, rule) => {
    file(path, text)
    const { violations } = await cruiseLayers(root)
    expect(violations).toContainEqual(expect.objectContaining({ from: path, rule }))
  })

  it('refuses folders of a package that need each other round a third, whatever is nested', async () => {
    file('packages/ui/src/one/inner/a.ts', "import '../../two/a.ts'")
    file('packages/ui/src/two/a.ts', "import '../three/inner/a.ts'")
    file('packages/ui/src/two/b.ts', '')
    file('packages/ui/src/three/inner/a.ts', "import '../../one/b.ts'")
    file('packages/ui/src/one/b.ts', "import '../two/b.ts'")
    const rule = 'no-circles-of-folders'
    expect((await cruiseLayers(root)).violations.toSorted(byStart)).toEqual([
      { rule, from: 'packages/ui/src/one/b.ts', to: 'packages/ui/src/two/b.ts' },
      { rule, from: 'packages/ui/src/one/inner/a.ts', to: 'packages/ui/src/two/a.ts' },
      { rule, from: 'packages/ui/src/three/inner/a.ts', to: 'packages/ui/src/one/b.ts' },
      { rule, from: 'packages/ui/src/two/a.ts', to: 'packages/ui/src/three/inner/a.ts' },
    ])
  })

  it('lets a test use what is made for tests of everything', async () => {
    file('packages/ui/src/one/a.test.ts', "import '../testing/render.ts'")
    file('packages/ui/src/one/a.ts', '')
    file('packages/ui/src/testing/render.ts', "import '../one/a.ts'")
    expect((await cruiseLayers(root)).violations).toEqual([])
  })
})

function byStart(one: { from: string }, other: { from: string }): number {
  return one.from < other.from ? -1 : 1
}
