import { expect, it } from 'vitest'
import { guestAddress } from './guestAddress.ts'

it.each([
  [null, '/guest-payment'],
  ['/profile/parking', '/guest-payment'],
  ['/profile/parking?zone=101&type=roadside', '/guest-payment?zone=101&type=roadside'],
  ['/en/profile/parking?zone=101', '/guest-payment?zone=101'],
  ['/profile/operations?zone=101', '/guest-payment'],
])('who wanted to open %s pays as a guest at %s', (returnTo, address) => {
  expect(guestAddress(returnTo)).toBe(address)
})
