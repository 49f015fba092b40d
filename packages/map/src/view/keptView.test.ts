import { tabStorage } from '@parking/runtime'
import { afterEach, describe, expect, it } from 'vitest'
import { keepView, readView } from './keptView.ts'

const key = 'parking.map.view.kazan'
afterEach(() => tabStorage.remove(key))

describe('where the map was left', () => {
  it('is kept for each city', () => {
    keepView('kazan', { center: [49.1, 55.8], zoom: 14.5, chosen: 'zone 101' })
    expect(readView('kazan')).toEqual({ center: [49.1, 55.8], zoom: 14.5, chosen: 'zone 101' })
    expect(readView('perm')).toBeNull()
  })

  it.each(['', '{', '{}', '[1,2,3]', '["a",2,3,""]', '[1,2,null,""]', '[1,2,3,4]'])(
    'is not %s',
    (stored) => {
      tabStorage.set(key, stored)
      expect(readView('kazan')).toBeNull()
    },
  )
})
