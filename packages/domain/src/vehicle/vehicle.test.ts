import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVehicle } from './checkVehicle.ts'
import { mainVehicle, setMainVehicle } from './setMainVehicle.ts'
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
  it('is exactly one', () => {
    const plates = fc.array(fc.string({ minLength: 1, maxLength: 1 }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(plates, fc.nat(), (list, pick) => {
        const chosen = list[pick % list.length] ?? ''
        const vehicles = list.map((plate, index) => vehicle(plate, index === 0))
        const changed = setMainVehicle(vehicles, chosen)
        expect(changed.filter(({ isMain }) => isMain)).toHaveLength(1)
        expect(mainVehicle(changed)?.plate).toBe(chosen)
      }),
    )
  })

  it('is the first where none is marked, and none where there is none', () => {
    expect(mainVehicle([vehicle('А'), vehicle('Б')])?.plate).toBe('А')
    expect(mainVehicle([])).toBeNull()
    const vehicles = [vehicle('А', true)]
    expect(setMainVehicle(vehicles, 'Я')).toBe(vehicles)
  })
})
