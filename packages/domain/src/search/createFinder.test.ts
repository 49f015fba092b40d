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

  it.each([
    [
      'улица Баумана, 5',
      ['ул. Баумана 5', 'Баумана ул., д. 5', 'баумана 5', 'Баумана, дом 5', 'БАУМАНА д.5'],
    ],
    ['Баумана ул., 5', ['улица Баумана, 5', 'ул Баумана', 'Баумана 5']],
    ['площадь Тукая', ['пл. Тукая', 'Тукая пл', 'тукая']],
    ['пр-кт Победы, 10', ['проспект Победы', 'пр. Победы 10', 'пр-т Победы', 'Победы пр-кт']],
    ['Речной проезд', ['речной пр-д', 'пр. речной']],
    ['Почтовый пер.', ['переулок Почтовый', 'Почтовый переулок']],
    [
      '1-я Советская ул.',
      ['первая советская', '1 советская', 'улица 1-я Советская', '1я советская'],
    ],
    ['Третья Садовая', ['3-я садовая', '3я садовая ул.']],
    ['Баумана, 5', ['улица Баумана, 5', 'ул. Баумана д. 5']],
    ['Пятницкая улица', ['ул. Пятницкая', 'пятниц']],
  ])('finds "%s" however it is written', (name, queries) => {
    const findIt = createFinder([name], () => ({ number: null, names: [name] }))
    for (const query of queries) expect([query, findIt(query).length]).toEqual([query, 1])
  })

  it.each([
    'зона 101',
    'Зона №101',
    'зона № 101',
    'зона101',
    'з101',
    'з. 101',
    'парковка № 101',
    'Парковку 101',
    '№ 101',
    '#101',
    'zone 101',
  ])('finds a number by "%s"', (query) => {
    expect(find(query)[0]).toEqual({ item: things[0], rank: 0 })
  })

  it('takes a street of one kind for none of another', () => {
    const findIt = createFinder(['площадь Тукая'], (name) => ({ number: null, names: [name] }))
    expect(findIt('улица Тукая')).toEqual([])
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
