import { describe, expect, it } from 'vitest'
import { isCityId } from './cityId.ts'

describe('isCityId', () => {
  it.each(['kazan', 'nizhny-novgorod', 'ulan-ude'])('accepts %s', (id) => {
    expect(isCityId(id)).toBe(true)
  })

  it.each(['', 'Kazan', 'moscow', 'constructor', '__proto__'])('refuses %j', (id) => {
    expect(isCityId(id)).toBe(false)
  })
})
