import { sampleVehicle } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import { choiceOfPlate } from './choiceOfPlate.ts'

const vehicles = [sampleVehicle('М456ОР116'), sampleVehicle('А123ВС116', { isMain: true })]

describe('choiceOfPlate', () => {
  it('finds the vehicle of the account, however it is written', () => {
    const expected = { kind: 'owned', plate: 'А123ВС116' }
    expect(choiceOfPlate('a 123 bc 116', vehicles)).toEqual(expected)
  })
  it.each([
    ['x001xx16', 'X001XX16', 'russian'],
    ['wx 12345', 'WX12345', 'foreign'],
    ['WХ12345', 'WХ12345', 'foreign'],
  ])('types in any other: %s', (link, plate, format) => {
    const vehicle = choiceOfPlate(link, vehicles)
    expect(vehicle).toEqual({ kind: 'new', plate, format, category: null })
  })
})
