import { useParkingDraft, zoneChosen } from '@parking/sessions'
import { dropPersonStores } from '@parking/runtime/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { followLink, nameArrival } from './followLink.ts'

afterEach(dropPersonStores)

describe('followLink', () => {
  it('fills in what the address names, once for each entry of the history', () => {
    followLink({ zone: '101', plate: 'А123ВС116', duration: 60 }, { __TSR_key: 'first' })
    expect(useParkingDraft.getState()).toMatchObject({
      zone: '101',
      vehicle: { kind: 'linked', plate: 'А123ВС116' },
      leastMinutes: 60,
    })
    zoneChosen('102')
    followLink({ zone: '101' }, { __TSR_key: 'first' })
    expect(useParkingDraft.getState().zone).toBe('102')
    followLink({ zone: '101' }, { __TSR_key: 'second' })
    expect(useParkingDraft.getState().zone).toBe('101')
  })

  it.each([
    ['that names nothing', {}],
    ['of a barrier parking', { parking: '7', type: 'planar' }],
  ] as const)('leaves the form as it is at an address %s', (_case, search) => {
    zoneChosen('102')
    followLink(search, { __TSR_key: 'first' })
    expect(useParkingDraft.getState()).toMatchObject({ zone: '102', parking: null })
  })

  it('is followed again by the next person', () => {
    followLink({ zone: '101' }, { __TSR_key: 'first' })
    dropPersonStores()
    followLink({ zone: '101' }, { __TSR_key: 'first' })
    expect(useParkingDraft.getState().zone).toBe('101')
  })
})

describe('nameArrival', () => {
  it('tells one link from another, and from none', () => {
    expect(nameArrival({ zone: '101' })).not.toBe(nameArrival({ zone: '102' }))
    expect(nameArrival({ payment: '7', result: 'paid' })).toBeNull()
  })
})
