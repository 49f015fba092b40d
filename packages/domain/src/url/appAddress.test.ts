import { describe, expect, it } from 'vitest'
import { appAddress } from './appAddress.ts'

describe('appAddress', () => {
  it('passes the code of the registration on', () => {
    expect(appAddress('parking-kazan', { salt: 's/1', code: '12 34' })).toBe(
      'parking-kazan://registration/confirmation/email/s%2F1/12%2034',
    )
  })

  it('goes without a code that is not known', () => {
    expect(appAddress('parking-kazan', { salt: 's1', code: null })).toBe(
      'parking-kazan://registration/confirmation/email/s1',
    )
  })

  it.each([undefined, '', 'javascript', 'data', 'https', 'tel', 'Parking-Kazan', 'a-b:c', 'a-b\n'])(
    'leads to no app by %j',
    (scheme) => {
      expect(appAddress(scheme, { salt: 's1', code: '1234' })).toBeNull()
    },
  )
})
