import { describe, expect, it } from 'vitest'
import { formatPhone, phoneAddress } from './formatPhone.ts'

describe('formatPhone', () => {
  it.each([
    ['+79001234567', '+7\u00A0(900)\u00A0123\u201145\u201167'],
    ['79001234567', '+7\u00A0(900)\u00A0123\u201145\u201167'],
    ['8 800 123-45-67', '+7\u00A0(800)\u00A0123\u201145\u201167'],
    ['9001234567', '+7\u00A0(900)\u00A0123\u201145\u201167'],
  ])('writes %s to be read', (number, written) => {
    expect(formatPhone(number)).toBe(written)
  })

  it.each(['3210', '', '+375 17 123-45-67', 'у оператора'])('leaves %j as it is', (number) => {
    expect(formatPhone(number)).toBe(number)
  })
})

describe('phoneAddress', () => {
  it.each([
    ['+7 (900) 123-45-67', 'tel:+79001234567'],
    ['3210', 'tel:3210'],
  ])('calls %s', (number, address) => {
    expect(phoneAddress(number)).toBe(address)
  })
})
