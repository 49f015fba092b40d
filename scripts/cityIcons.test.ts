import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readIcons } from './lib/cityIcons.ts'
import { pageFor } from './lib/cityPage.ts'
import { loadCities } from './lib/loadCities.ts'

const cities = join(import.meta.dirname, '../cities')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cities-'))
  cpSync(join(cities, 'icons/tyumen'), join(folder, 'icons/tyumen'), { recursive: true })
  for (const file of ['schema.json', 'tyumen.json']) cpSync(join(cities, file), join(folder, file))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe("a city's own icons", () => {
  it('are read where all four are there', () => {
    const names = readIcons(join(folder, 'icons/tyumen')).map(({ name }) => name)
    expect(names).toEqual(['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'])
    expect(loadCities(folder)).toHaveLength(1)
  })

  it('are refused by their names where one is missing, is no picture or has another size', () => {
    const own = join(folder, 'icons/tyumen')
    rmSync(join(own, 'icon.svg'))
    writeFileSync(join(own, 'icon-512.png'), 'no picture')
    cpSync(join(own, 'icon-192.png'), join(own, 'icon-maskable.png'))
    expect(() => loadCities(folder)).toThrow(
      [
        'tyumen.json: icons: icon.svg: missing',
        'tyumen.json: icons: icon-512.png: no PNG of 512 × 512 pixels',
        'tyumen.json: icons: icon-maskable.png: no PNG of 512 × 512 pixels',
      ].join('\n'),
    )
  })
})

describe("a city's own colour", () => {
  const { accent: _own, ...plain } = loadCities()[0]
  const page = (accent?: string) =>
    pageFor(
      '<!--city-->',
      { cities: [{ ...plain, ...(accent !== undefined && { accent }) }], version: '1' },
      { language: 'ru', title: '', shell: null, city: '' },
    )

  it('is in its page, so that the first paint has it', () => {
    expect(page('#0b6b4f')).toContain('--mantine-color-parking-8:#0b6b4f')
    expect(page()).not.toContain('<style>')
  })
})
