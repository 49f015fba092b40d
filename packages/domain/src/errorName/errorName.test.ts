import { describe, expect, it } from 'vitest'
import { errorNames, isErrorName } from './errorName.ts'

describe('errorNames', () => {
  it('names each error once', () => {
    expect(new Set(errorNames).size).toBe(errorNames.length)
  })

  it.each(['TokenExpired', 'NoMoneyNoHoney', 'VIN_IMEI_EMPTY'])('knows %s', (name) => {
    expect(isErrorName(name)).toBe(true)
  })

  it.each(['', 'tokenExpired', 'toString', 'constructor'])('does not know %j', (name) => {
    expect(isErrorName(name)).toBe(false)
  })
})
