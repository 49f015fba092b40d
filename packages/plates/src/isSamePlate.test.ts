import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSamePlate } from './isSamePlate.ts'
import { plateTypes } from './plateTypes.ts'
import { platesOf } from './samplePlates.ts'

describe('the same', () => {
  test.each([
    ['А123ВС77', 'А123ВС77'],
    ['А123ВС77', 'a 123-bc 77'],
    ['А123ВС77', 'А123ВС77RUS'],
    ['AB1234', 'АВ1234'],
    ['AB1234', 'ab 12.34'],
    ['Ж1', 'ж 1'],
    ['WХ12345', 'WX12345'],
    ['SІ12', 'SI12'],
    ['ΚΑΕ1234', 'KAE1234'],
  ])('%j and %j', (a, b) => {
    expect(isSamePlate(a, b)).toBe(true)
    expect(isSamePlate(b, a)).toBe(true)
  })

  test.each(plateTypes.map((row) => row.type))('any %s plate, however it is typed', (type) => {
    fc.assert(
      fc.property(platesOf(type), ({ number, typed }) => {
        expect(isSamePlate(number, typed)).toBe(true)
      }),
    )
  })
})

test.each([
  ['AB1234', 'ab 12-34', true],
  ['AB1234', 'АВ1234', true],
  ['WХ12345', 'WX12345', true],
  ['Ж1', 'X1', false],
  ['А123ВС77', 'А123ВС77RUS', false],
  ['', ' ', false],
])('the foreign plates %j and %j: %s', (a, b, same) => {
  expect(isSamePlate(a, b, 'foreign')).toBe(same)
  expect(isSamePlate(b, a, 'foreign')).toBe(same)
})

describe('not the same', () => {
  test.each([
    ['А123ВС77', 'А123ВС777'],
    ['А123ВС77', 'А123ВС78'],
    ['А123ВС77', 'RUS'],
    ['AB12', 'AB12RUS'],
    ['А123ВС77', null],
    ['', ''],
    [' ', '-'],
    [null, null],
    [undefined, ''],
    [7, 7],
  ])('%o and %o', (a, b) => {
    expect(isSamePlate(a, b)).toBe(false)
    expect(isSamePlate(b, a)).toBe(false)
  })
})
