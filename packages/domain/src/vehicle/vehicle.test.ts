import { describe, expect, it } from 'vitest'
import { checkVehicle } from './checkVehicle.ts'
import { mainVehicle } from './mainVehicle.ts'
import type { Vehicle } from './Vehicle.ts'

function vehicle(plate: string, isMain = false): Vehicle {
  return {
    id: null,
    plate,
    format: 'russian',
    category: 'B',
    isMain,
    name: null,
    country: null,
    stsNumber: null,
    documentType: null,
    isActive: true,
    vin: null,
    imei: null,
    region: null,
  }
}

describe('checkVehicle', () => {
  it.each([
    ['a 123 bc 77', 'B', 'А123ВС77'],
    ['1234 АВ 77', 'A', '1234АВ77'],
    ['а123вс77', null, 'А123ВС77'],
  ] as const)('accepts %s with category %s', (plate, category, value) => {
    expect(checkVehicle(plate, category)).toEqual({ ok: true, value })
  })

  it.each([
    ['', 'B', 'empty'],
    ['А123', 'B', 'format'],
    ['А123ВС77', 'A', 'category'],
    ['1234АВ77', 'B', 'category'],
  ] as const)('refuses %j with category %s: %s', (plate, category, error) => {
    expect(checkVehicle(plate, category)).toEqual({ ok: false, error })
  })

  it('refuses one that is parked or owned', () => {
    expect(checkVehicle('А123ВС77', null, { parked: ['A123BC77'] })).toMatchObject({
      error: 'parked',
    })
    expect(checkVehicle('А123ВС77', null, { owned: ['а 123 вс 77'] })).toMatchObject({
      error: 'duplicate',
    })
  })
})

describe('the main vehicle', () => {
  it('is the one that is marked', () => {
    expect(mainVehicle([vehicle('А'), vehicle('Б', true)])?.plate).toBe('Б')
  })

  it('is the first where none is marked, and none where there is none', () => {
    expect(mainVehicle([vehicle('А'), vehicle('Б')])?.plate).toBe('А')
    expect(mainVehicle([])).toBeNull()
  })
})
