import { dropPersonStores } from '@parking/runtime/testing'
import { afterEach, describe, expect, it } from 'vitest'
import {
  cityOpened,
  durationChosen,
  keptDraft,
  linkFollowed,
  parkingStarted,
  useParkingDraft,
  vehicleChosen,
  zoneChosen,
} from './parkingDraft.ts'

const kept = () => window.sessionStorage.getItem('parking.draft')
const nothing = {
  zone: null,
  parking: null,
  vehicle: null,
  durationMinutes: null,
  leastMinutes: null,
  day: 'today',
  startsAt: null,
}

afterEach(() => {
  dropPersonStores()
  window.sessionStorage.clear()
})

describe('the draft', () => {
  it('outlives the page', () => {
    zoneChosen('101')
    vehicleChosen({ kind: 'new', plate: 'А123ВС116', format: 'russian', category: 'A' })
    durationChosen(60)
    expect(keptDraft.read()).toEqual(useParkingDraft.getState())
    expect(useParkingDraft.getState().zone).toBe('101')
  })

  it.each([
    ['a success', parkingStarted],
    ['its person has gone', dropPersonStores],
  ])('is gone after %s', (_case, happened) => {
    zoneChosen('101')
    happened()
    expect(useParkingDraft.getState()).toEqual(nothing)
    expect(kept()).toBeNull()
  })

  it('stays in its city', () => {
    cityOpened('kazan')
    zoneChosen('101')
    cityOpened('kazan')
    expect(useParkingDraft.getState().zone).toBe('101')
    cityOpened('kursk')
    expect(useParkingDraft.getState()).toEqual(nothing)
  })

  it('takes from a link only what the link names', () => {
    zoneChosen('101')
    durationChosen(60)
    linkFollowed({ zone: '202', parking: '20201' })
    expect(useParkingDraft.getState()).toEqual({
      ...nothing,
      zone: '202',
      parking: '20201',
      durationMinutes: 60,
    })
  })
})

describe('keptDraft', () => {
  it.each([
    '',
    '{',
    'null',
    '"x"',
    '[]',
    '{"zone":7,"durationMinutes":"60","vehicle":{"kind":"new","plate":"А1","format":"moon"}}',
    '{"vehicle":{"kind":"owned"}}',
  ])('reads %s as nothing', (text) => {
    window.sessionStorage.setItem('parking.draft', text)
    expect(keptDraft.read()).toBeNull()
  })
})
