import { expect, test } from 'vitest'
import { chooseRows } from './chooseRows.ts'

const rows = ['kept', 'a long one', 'both', 'second', 'first 1', 'first 2']
const noticed = [
  ['rows/1', 'rows/2', 'rows/4'],
  ['rows/2', 'rows/3'],
]

test.each([
  ['those that are kept anyway', 1, ['kept']],
  ['the one by which most is noticed', 2, ['kept', 'both']],
  ['what is noticed by few, again', 3, ['kept', 'both', 'second']],
  ['of two the shorter', 4, ['kept', 'both', 'second', 'first 1']],
  ['a third time', 5, ['kept', 'a long one', 'both', 'second', 'first 1']],
  ['what is left', 9, rows],
])('takes %s', (_, size, chosen) => {
  expect(chooseRows({ rows }, noticed, { rows: 1 }, { rows: size })).toEqual({ rows: chosen })
})

test('takes what is like no other before what is', () => {
  const days = [{ at: '11:00' }, { at: '12:00' }, { at: 'noon' }]
  expect(chooseRows({ days }, [], { days: 1 }, { days: 2 })).toEqual({ days: [days[0], days[2]] })
})

test('of each list as many as there is room for', () => {
  const lists = { a: [1, 2, 3], b: ['x', 'y'] }
  expect(chooseRows(lists, [['a/2', 'b/1']], {}, { a: 1, b: 1 })).toEqual({ a: [3], b: ['y'] })
})
