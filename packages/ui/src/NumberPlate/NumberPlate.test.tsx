import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { NumberPlate } from './NumberPlate.tsx'
import { PlateOrText } from './PlateOrText.tsx'
import { drawPlate } from './drawPlate.ts'

describe('what is drawn', () => {
  it.each([
    ['А123ВС777', 'white', 'line'],
    ['a 123 bc 77', 'white', 'line'],
    ['АВ12377', 'yellow', 'line'],
    ['АВ123С77', 'white', 'line'],
    ['А123477', 'blue', 'line'],
    ['123А77', 'blue', 'line'],
    ['1234АВ77', 'white', 'square'],
    ['1234А77', 'blue', 'square'],
  ])('%s: %s, %s', (number, colour, shape) => {
    expect(drawPlate(number, 'russian')).toMatchObject({ colour, shape })
  })

  it.each([
    ['А123ВС77', ['А', '123', 'ВС'], '77'],
    ['АВ123С777', ['АВ', '123', 'С'], '777'],
    ['1234АВ77', ['1234', 'АВ'], '77'],
    ['АВ12377', ['АВ', '123'], '77'],
  ])('divides %s into runs of digits and letters, and the region', (number, runs, region) => {
    const drawn = drawPlate(number, 'russian')
    expect(drawn.region).toBe(region)
    expect(drawn.groups).toEqual(
      runs.map((chars) => ({ chars, kind: /\d/u.test(chars) ? 'digits' : 'letters' })),
    )
  })

  it('has no region panel on a foreign plate, whatever it looks like', () => {
    expect(drawPlate('А123ВС77', 'foreign').region).toBeNull()
  })
})

describe('the component', () => {
  it('is read as a spelled plate', () => {
    renderUi(<NumberPlate number="A123BC77" />)
    expect(screen.getByRole('img', { name: 'А 1 2 3 В С 7 7' })).toBeTruthy()
  })

  it('keeps the Latin letters of a foreign plate', () => {
    renderUi(<NumberPlate number="AB-12" format="foreign" />)
    expect(screen.getByRole('img', { name: 'A B 1 2' })).toBeTruthy()
  })

  it('is safe in server markup: no style attribute', () => {
    expect(renderToStaticMarkup(<NumberPlate number="А123ВС77" />)).not.toContain('style')
  })
})

describe('a plate or text', () => {
  it('is drawn where it is a Russian plate', () => {
    renderUi(<PlateOrText number="А123ВС77" />)
    expect(screen.getByRole('img', { name: 'А 1 2 3 В С 7 7' })).toBeTruthy()
  })

  it.each([
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'russian'],
    ['А123ВС77', 'foreign'],
  ] as const)('is text, and whole: %s, %s', (number, format) => {
    renderUi(<PlateOrText number={number} format={format} />)
    expect(screen.getByText(number)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
