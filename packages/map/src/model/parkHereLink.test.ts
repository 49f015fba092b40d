import { describe, expect, it } from 'vitest'
import { sampleObject } from '../testing/samplePlaces.ts'
import { parkHereLink, zoneLink } from './parkHereLink.ts'

const byZone = { chargesByParkingId: false, hasBarrierParking: false }
const byParking = { chargesByParkingId: true, hasBarrierParking: false }
const withBarriers = { chargesByParkingId: false, hasBarrierParking: true }
const parking = (changes: object) => sampleObject({ id: 'a', code: '10101', ...changes })

describe('park here', () => {
  it.each([
    ['a roadside parking', parking({}), byZone, { type: 'roadside', zone: '101' }],
    [
      'one without a category',
      parking({ category: null }),
      byZone,
      { type: 'roadside', zone: '101' },
    ],
    [
      'one that is paid by its number',
      parking({}),
      byParking,
      { type: 'roadside', parking: '10101' },
    ],
    [
      'a meter',
      parking({ type: 'meter', category: null }),
      byZone,
      { type: 'roadside', zone: '101' },
    ],
    [
      'a barrier, which is paid by ticket',
      parking({ category: 'barrier' }),
      withBarriers,
      { type: 'planar', parking: '10101' },
    ],
  ])('opens the form for %s', (_name, object, settings, link) => {
    expect(parkHereLink(object, settings)).toEqual(link)
  })

  it.each([
    ['a free parking', parking({ isFree: true }), byZone],
    ['a taxi rank', parking({ category: 'taxi' }), byZone],
    ['a parking of residents', parking({ category: 'resident' }), byZone],
    ['a parking without a zone', parking({ zone: null }), byZone],
    ['a parking without a number that is needed', parking({ code: null }), byParking],
    ['a barrier in a city that takes no tickets', parking({ category: 'barrier' }), byZone],
    ['a free barrier', parking({ category: 'barrier', isFree: true }), withBarriers],
    ['a barrier without a number', parking({ category: 'barrier', code: null }), withBarriers],
    ['a multi-storey parking', parking({ category: 'multilevel' }), byZone],
    ['a museum', parking({ type: 'museum', category: null }), byZone],
    ['a meter in a city of numbers', parking({ type: 'meter', category: null }), byParking],
  ])('is not offered for %s', (_name, object, settings) => {
    expect(parkHereLink(object, settings)).toBeNull()
  })

  it('leads to a zone only where zones are paid', () => {
    expect([zoneLink('101', byZone), zoneLink('101', byParking)]).toEqual([
      { type: 'roadside', zone: '101' },
      null,
    ])
  })
})
