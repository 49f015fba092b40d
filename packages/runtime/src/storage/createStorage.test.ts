import { describe, expect, it } from 'vitest'
import { createStorage } from './createStorage.ts'

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const full = (): Storage =>
  new Proxy(window.localStorage, {
    get: (_target, name) => {
      if (name !== 'setItem') return () => null
      return () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  })

describe('createStorage', () => {
  it.each([
    ['a working storage', () => window.localStorage],
    ['a blocked storage', blocked],
    ['a full storage', full],
  ])('keeps and forgets values with %s', (_name, open) => {
    const storage = createStorage(open)
    expect(storage.get('city')).toBeNull()
    storage.set('city', 'kazan')
    expect(storage.get('city')).toBe('kazan')
    storage.remove('city')
    expect(storage.get('city')).toBeNull()
  })

  it('reads what another tab has written in the meantime', () => {
    const storage = createStorage(() => window.localStorage)
    storage.set('city', 'kazan')
    window.localStorage.setItem('city', 'perm')
    expect(storage.get('city')).toBe('perm')
  })
})
