import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteKept, listKept } from './keptThings.ts'

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('the list of what a browser keeps', () => {
  it('is of this tab and of all, each thing once, and of nobody else’s', () => {
    window.localStorage.setItem('parking.token.kazan.driver', 'token-1')
    window.localStorage.setItem('parking.token.kazan.driver.used', '1')
    window.sessionStorage.setItem('parking.draft', '{}')
    window.localStorage.setItem('somebody.else', '1')
    expect(listKept()).toEqual([
      { thing: 'signIn', stays: true },
      { thing: 'draft', stays: false },
    ])
  })

  it('is empty where the browser blocks its storage', () => {
    const blocked = (): never => {
      throw new Error('blocked')
    }
    const properties = { localStorage: { get: blocked }, sessionStorage: { get: blocked } }
    vi.stubGlobal('window', Object.create({}, properties))
    expect(listKept()).toEqual([])
    expect(deleteKept).not.toThrow()
    vi.unstubAllGlobals()
  })
})

describe('deleting what a browser keeps', () => {
  it('leaves the login, its city, a payment that is not explained, and what is not ours', () => {
    const stays = {
      'parking.token.kazan.driver': 'token-1',
      'parking.city': 'kazan',
      'parking.pending.kazan.topUp': '[1]',
      'somebody.else': '1',
    }
    const goes = {
      'parking.person.last.kazan': '{}',
      'parking.guest.kazan': '[]',
      'parking.language': 'ru',
      'parking-color-scheme': 'dark',
      'parking.map.filters': '{}',
    }
    for (const [key, value] of Object.entries({ ...stays, ...goes })) {
      window.localStorage.setItem(key, value)
    }
    window.sessionStorage.setItem('parking.draft', '{}')
    deleteKept()
    const left = Object.keys(stays).map((key) => [key, window.localStorage.getItem(key)])
    expect(Object.fromEntries(left)).toEqual(stays)
    expect(window.localStorage.length).toBe(left.length)
    expect(window.sessionStorage.length).toBe(0)
  })

  it('deletes the tiles of the map too, and passes over a browser without a cache', () => {
    const deleted = vi.fn<(name: string) => Promise<boolean>>(async () => true)
    vi.stubGlobal('caches', { delete: deleted })
    deleteKept()
    expect(deleted).toHaveBeenCalledExactlyOnceWith('parking-tiles')
    vi.unstubAllGlobals()
    expect(deleteKept).not.toThrow()
  })
})
