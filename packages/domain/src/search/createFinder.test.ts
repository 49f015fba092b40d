import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFinder } from './createFinder.ts'

const things = [
  { number: '101', names: ['Кремль'] },
  { number: '10101', names: ['улица Баумана, 1'] },
  { number: '210', names: [null, 'Зелёный сквер'] },
  { number: null, names: ['Музей истории города'] },
]
const find = createFinder(things, (one) => one)
const found = (query: string) =>
  find(query).map(({ item, rank }) => [item.number ?? item.names[0], rank])

describe('a finder', () => {
  it.each([
    [
      '101',
      [
        ['101', 0],
        ['10101', 1],
      ],
    ],
    [
      'зона 101',
      [
        ['101', 0],
        ['10101', 1],
      ],
    ],
    [
      '№101',
      [
        ['101', 0],
        ['10101', 1],
      ],
    ],
    ['Parking 10101', [['10101', 0]]],
    ['01', []],
    ['кремль', [['101', 0]]],
    ['ЗЕЛЕН', [['210', 2]]],
    ['ба', [['10101', 3]]],
    ['ум', []],
    ['ума', [['10101', 4]]],
    ['1 баумана', [['10101', 5]]],
    ['город музей', [['Музей истории города', 5]]],
    ['  ', []],
    ['999', []],
  ])('answers %j', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  it('finds everything by the whole of its number and of each of its names', () => {
    const one = constantFrom(...things)
    assert(
      property(one, (thing) => {
        for (const text of [thing.number, ...thing.names]) {
          if (text === null) continue
          expect(find(text.toUpperCase())).toContainEqual({ item: thing, rank: 0 })
        }
      }),
    )
  })

  it('takes any text, and finds no more by more of it', () => {
    assert(
      property(constantFrom('101', 'улица Баумана, 1', 'Кремль'), string(), (start, more) => {
        const all = find(start).map(({ item }) => item)
        for (const { item } of find(`${start}x${more.replace(/[\s.,;:()«»"]/gu, '')}`)) {
          expect(all).toContain(item)
        }
      }),
    )
  })
})
