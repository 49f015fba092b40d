import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParkingSearch } from './readParkingSearch.ts'

describe('readParkingSearch', () => {
  it.each([
    [{}, {}],
    [
      { zone: 101, type: 'roadside' },
      { zone: '101', type: 'roadside' },
    ],
    [{ zone: ' 01 ' }, { zone: '01' }],
    [
      { parking: '10101', type: 'planar' },
      { parking: '10101', type: 'planar' },
    ],
    [
      { plate: 'А123ВС116', duration: '60' },
      { plate: 'А123ВС116', duration: 60 },
    ],
    [
      { payment: 'ab12', result: 'declined' },
      { payment: 'ab12', result: 'declined' },
    ],
  ])('reads %j', (search, expected) => {
    expect(readParkingSearch(search)).toEqual(expected)
  })

  it.each([
    { zone: '' },
    { zone: ['101'] },
    { zone: 'x'.repeat(65) },
    { zone: Number.NaN },
    { type: 'moon' },
    { duration: 0 },
    { duration: -15 },
    { duration: 7.5 },
    { duration: 'soon' },
    { result: 'ok' },
    { anything: 'else' },
  ])('leaves out what is no value: %j', (search) => {
    expect(readParkingSearch(search)).toEqual({})
  })

  it('reads anything without failing, and its own answer as itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        const read = readParkingSearch(search)
        expect(readParkingSearch({ ...read })).toEqual(read)
      }),
    )
  })
})
