import { describe, expect, it } from 'vitest'
import { createStorage } from '../storage/createStorage.ts'
import { chooseCity, cityKey } from './chooseCity.ts'

const kazan = { id: 'kazan' }
const perm = { id: 'perm' }

function storageWith(id: string | null) {
  const storage = createStorage(() => {
    throw new Error('blocked')
  })
  if (id !== null) storage.set(cityKey, id)
  return storage
}

describe('chooseCity', () => {
  it('shows the stored city, else the first', () => {
    expect(chooseCity(storageWith('perm'), [kazan, perm])).toEqual({ kind: 'city', city: perm })
    expect(chooseCity(storageWith(null), [kazan, perm])).toEqual({ kind: 'city', city: kazan })
  })

  it('removes a stored city that is unknown and asks to start anew', () => {
    const storage = storageWith('atlantis')
    expect(chooseCity(storage, [kazan, perm])).toEqual({ kind: 'unknown', city: kazan })
    expect(storage.get(cityKey)).toBeNull()
  })

  it("keeps another address's choice out of a build for one city", () => {
    const storage = storageWith('perm')
    expect(chooseCity(storage, [kazan])).toEqual({ kind: 'city', city: kazan })
    expect(storage.get(cityKey)).toBe('perm')
  })
})
