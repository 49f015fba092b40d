import { readFile } from 'node:fs/promises'
import { assert as check, property, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variablesCss } from '../../scripts/variablesCss.ts'
import { accentCss, accentVariables } from './accentCss.ts'
import { contrastRatio, createPalette } from './createPalette.ts'
import { parkingTheme, usualAccent } from './parkingTheme.ts'

const hex = integer({ min: 0, max: 0xff_ff_ff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}`,
)

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

describe('a palette', () => {
  it('keeps AA contrast whatever the tint', () => {
    check(
      property(hex, (accent) => {
        const palette = createPalette(accent)
        expect(contrastRatio(palette[8], '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(palette[8], '#f0f3f8')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(palette[9], palette[1])).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(palette[3], '#1c2532')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(palette[4], '#1c2532')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio('#0f1726', palette[1])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('goes from light to dark', () => {
    check(
      property(hex, (accent) => {
        const contrasts = createPalette(accent).map((shade) => contrastRatio(shade, '#ffffff'))
        expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b))
      }),
    )
  })

  it.each(['red', '#12', '#1234567', '', 'url(#x)'])('refuses "%s"', (accent) => {
    expect(() => createPalette(accent)).toThrow(RangeError)
  })

  it('reads the short form', () => {
    expect(createPalette('#15d')).toEqual(createPalette('#1155dd'))
  })
})

describe('the tokens', () => {
  it('keeps AA contrast of every text colour in both schemes', async () => {
    const css = await read('theme.css')
    const [light = '', dark = ''] = css.split("[data-mantine-color-scheme='dark'] {")
    for (const scheme of [light, dark]) {
      const value = (name: string) => new RegExp(`--pk-${name}: (#\\w+);`, 'u').exec(scheme)?.[1]
      for (const ground of ['page', 'surface', 'raised', 'sunken']) {
        for (const text of ['text', 'muted', 'positive', 'warning', 'negative']) {
          expect(contrastRatio(value(text) ?? '', value(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
        }
        expect(
          contrastRatio(value('border-strong') ?? '', value(ground) ?? ''),
        ).toBeGreaterThanOrEqual(3)
      }
      for (const tone of ['positive', 'warning', 'negative']) {
        const soft = value(`${tone}-soft`) ?? ''
        expect(contrastRatio(value(tone) ?? '', soft)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(value('text') ?? '', soft)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it.each([
    ['parking', usualAccent],
    ['red', '#d92d20'],
    ['green', '#12824c'],
    ['yellow', '#ffb300'],
  ])('has the palette of each colour: %s', (name, accent) => {
    expect(parkingTheme.colors?.[name]).toEqual(createPalette(accent))
  })

  it("has Mantine's variables as the theme gives them", async () => {
    expect(await read('mantineVariables.gen.css')).toBe(variablesCss())
  })
})

describe('a tint', () => {
  it('changes the colours of its family and nothing else', () => {
    const { light, dark } = accentVariables('#a3245c')
    for (const name of [...Object.keys(light), ...Object.keys(dark)]) {
      expect(name).toMatch(/^--mantine-color-parking-/u)
    }
    expect(light['--mantine-color-parking-8']).toBe(createPalette('#a3245c')[8])
  })

  it('is written as two rules', () => {
    expect(accentCss('#a3245c')).toMatch(
      /^:root:root\{[^}]+\}\n:root\[data-mantine-color-scheme='dark'\]\{/u,
    )
  })

  it('keeps the primary shade on which white text reads', () => {
    expect(parkingTheme).toMatchObject({ primaryShade: 8, autoContrast: true })
  })
})
