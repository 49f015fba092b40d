import { describe, expect, it } from 'vitest'
import { checkRegistration } from './checkRegistration.ts'

const good = {
  email: 'driver@parking.example',
  phone: '+7 916 123-45-67',
  password: 'secret',
  repeat: 'secret',
  agreed: true,
}
const none = { email: null, phone: null, password: null, repeat: null, agreed: null }

describe('checkRegistration', () => {
  it('accepts a full form', () => {
    expect(checkRegistration(good)).toEqual(none)
  })

  it.each([
    [{ email: 'driver' }, { email: 'format' }],
    [{ phone: '' }, { phone: 'empty' }],
    [{ password: 'short', repeat: 'short' }, { password: 'tooShort' }],
    [{ repeat: 'other' }, { repeat: 'differs' }],
    [{ agreed: false }, { agreed: 'notAgreed' }],
  ])('refuses %j: %j', (change, refusals) => {
    expect(checkRegistration({ ...good, ...change })).toEqual({ ...none, ...refusals })
  })
})
