import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { keptValue } from './keptValue.ts'

const point = v.object({ x: v.number(), name: v.nullable(v.string()) })

function keptPoint(text?: string) {
  const storage = memoryStorage()
  if (text !== undefined) storage.set('point', text)
  return keptValue(storage, 'point', point)
}

describe('keptValue', () => {
  it('reads what was written, and nothing after null was', () => {
    const kept = keptPoint()
    expect(kept.read()).toBeNull()
    kept.write({ x: 1, name: null })
    expect(kept.read()).toEqual({ x: 1, name: null })
    kept.write(null)
    expect(kept.read()).toBeNull()
  })

  it.each(['', 'x', 'null', '7', '[]', '{}', '{"x":"1","name":null}', '{"x":1}'])(
    'takes %j for nothing',
    (text) => {
      expect(keptPoint(text).read()).toBeNull()
    },
  )
})
