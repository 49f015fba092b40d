import { array, assert, integer, property, record, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Label } from './labelsOf.ts'
import { placeLabels, type PlacedLabel } from './placeLabels.ts'
import type { TilePoint } from './readTile.ts'
import { tileSize } from './tileSize.ts'

/** Each letter is seven pixels wide. */
const measure = (text: string): number => text.length * 7

function label(text: string, along: readonly TilePoint[]): Label {
  return { text, along, font: '12px sans-serif', height: 12, colour: '#000' }
}

function place(...labels: readonly Label[]): readonly PlacedLabel[] {
  return placeLabels(labels, measure)
}

describe('a street', () => {
  it('has its name written in one piece where it is straight', () => {
    const [placed, ...others] = place(
      label('Советская улица', [
        [0, 100],
        [512, 100],
      ]),
    )
    expect(others).toEqual([])
    expect(placed?.writings).toEqual([
      { text: 'Советская улица', x: expect.closeTo(256, -1.5), y: 100, angle: 0 },
    ])
  })

  it('is read from left to right whichever way it runs', () => {
    const [placed] = place(
      label('Улица', [
        [500, 300],
        [10, 100],
      ]),
    )
    expect(placed?.writings[0]?.angle).toBeCloseTo(Math.atan2(200, 490), 5)
  })

  it('has its name written letter by letter along a gentle bend', () => {
    const bend = Array.from({ length: 40 }, (_, at): TilePoint => {
      const turn = (at / 39) * (Math.PI / 2)
      return [40 + Math.sin(turn) * 400, 460 - (1 - Math.cos(turn)) * 400]
    })
    const [placed] = place(label('Набережная', bend))
    expect(placed?.writings.map(({ text }) => text).join('')).toBe('Набережная')
    const angles = placed?.writings.map(({ angle }) => angle) ?? []
    expect(angles.toSorted((a, b) => b - a)).toEqual(angles)
  })

  it('has no name where it is too short or bends too sharply for one', () => {
    const corner: readonly TilePoint[] = [
      [200, 200],
      [250, 200],
      [250, 250],
    ]
    expect(
      place(
        label('Улица', [
          [10, 10],
          [40, 10],
        ]),
      ),
    ).toEqual([])
    expect(place(label('Очень длинная', corner))).toEqual([])
  })

  it('has its name written once, though it comes in pieces', () => {
    const pieces = [0, 170, 340].map((x) =>
      label('Улица', [
        [x, 50],
        [x + 170, 50],
      ]),
    )
    expect(place(...pieces)).toHaveLength(1)
  })
})

describe('a place', () => {
  it('has its name drawn in from the edge', () => {
    const [placed] = place(label('Сквер', [[2, 300]]))
    expect(placed?.writings[0]?.x).toBeGreaterThan(measure('Сквер') / 2)
  })

  it('beyond the edge is named by the neighbour', () => {
    expect(place(label('Сквер', [[-1, 300]]), label('Парк', [[30, tileSize]]))).toEqual([])
  })

  it('that is less important gives way', () => {
    const placed = place(label('Район', [[200, 200]]), label('Театр', [[205, 203]]))
    expect(placed.map((one) => one.label.text)).toEqual(['Район'])
  })
})

it('never lets a name leave its tile, stand on its head or cover another', () => {
  const point = tuple(integer({ min: -60, max: 570 }), integer({ min: -60, max: 570 }))
  const names = array(
    record({
      text: string({ minLength: 1, maxLength: 20 }),
      along: array(point, { minLength: 0, maxLength: 6 }),
    }),
    { maxLength: 12 },
  )
  assert(
    property(names, (wanted) => {
      const placed = place(...wanted.map(({ text, along }) => label(text, along)))
      const letters = placed.map(({ writings }) => writings.flatMap(lettersOf))
      for (const [x, y] of letters.flat()) {
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(tileSize)
      }
      for (const { angle } of placed.flatMap(({ writings }) => writings)) {
        expect(Math.abs(angle)).toBeLessThanOrEqual((Math.PI * 5) / 6 + 0.01)
      }
      for (const [at, own] of letters.entries()) {
        for (const [x, y] of own) {
          for (const [otherX, otherY] of letters.slice(at + 1).flat()) {
            expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(6)
          }
        }
      }
    }),
    { numRuns: 200 },
  )
})

/** The middles of the letters of a writing. */
function lettersOf({ text, x, y, angle }: PlacedLabel['writings'][number]): TilePoint[] {
  return Array.from({ length: text.length }, (_, at): TilePoint => {
    const aside = (at + 0.5) * 7 - (text.length * 7) / 2
    return [x + Math.cos(angle) * aside, y + Math.sin(angle) * aside]
  })
}
