import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cruiseLayers } from './lib/cruiseLayers.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const name of ['plates', 'domain', 'ui', 'map', 'payments']) {
    file(`packages/${name}/package.json`, `{"name":"@parking/${name}","exports":"./src/index.ts"}`)
    file(`packages/${name}/src/index.ts`, `export const ${name} = 1\n`)
    mkdirSync(join(root, 'node_modules/@parking'), { recursive: true })
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@parking', name))
  }
})

afterEach(() => rmSync(root, { recursive: true }))

function file(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('the rule of the layers', () => {
  it.each([
    ['packages/domain/src/plate.ts', "import '@parking/plates'"],
    ['packages/payments/src/form.ts', "import '@parking/ui'"],
  ])('lets %s say %s', async (path, text) => {
    file(path, text)
    expect((await cruiseLayers(root)).violations).toEqual([])
  })

  it.each([
    ['packages/plates/src/up.ts', "import '@parking/domain'", 'imports-point-down'],
    ['packages/plates/src/types.ts', "import type {} from '@parking/domain'", 'imports-point-down'],
    ['packages/ui/src/data.ts', "import '@parking/domain'", 'imports-point-down'],
    ['packages/map/src/pay.ts', "import '@parking/payments'", 'imports-point-down'],
    ['packages/domain/src/door.ts', "import '../../plates/src/index.ts'", 'no-side-doors'],
    ['packages/domain/src/lost.ts', "import '@parking/nowhere'", 'resolvable'],
  ])('refuses that %s says %s', async (path, text, rule) => {
    file(path, text)
    const { violations } = await cruiseLayers(root)
    expect(violations).toContainEqual(expect.objectContaining({ from: path, rule }))
  })
})
