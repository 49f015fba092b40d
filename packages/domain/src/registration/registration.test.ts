import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRegistration } from './checkRegistration.ts'

const good = {
  firstName: 'Анна',
  lastName: 'Иванова',
  email: 'driver@parking.example',
  phone: '+7 916 123-45-67',
  password: 'secret',
  repeat: 'secret',
  agreed: true,
  consentedAt: 1,
}
const none = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  password: null,
  repeat: null,
  agreed: null,
  consentedAt: null,
}
const withNames = { asksNames: true, asksConsent: true }

describe('checkRegistration', () => {
  it('accepts a full form', () => {
    expect(checkRegistration(good, withNames)).toEqual(none)
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'empty' }],
    [{ lastName: '' }, { lastName: 'empty' }],
    [{ email: 'driver' }, { email: 'format' }],
    [{ phone: '' }, { phone: 'empty' }],
    [{ password: 'short', repeat: 'short' }, { password: 'tooShort' }],
    [{ repeat: 'other' }, { repeat: 'differs' }],
    [{ agreed: false }, { agreed: 'notAgreed' }],
    [{ consentedAt: null }, { consentedAt: 'notConsented' }],
  ])('refuses %j: %j', (change, refusals) => {
    expect(checkRegistration({ ...good, ...change }, withNames)).toEqual({ ...none, ...refusals })
  })

  it('asks for no names where the city does not', () => {
    const nameless = { ...good, firstName: '', lastName: '' }
    expect(checkRegistration(nameless, { ...withNames, asksNames: false })).toEqual(none)
  })

  it('asks for no consent where the city has no text of it', () => {
    const rules = { ...withNames, asksConsent: false }
    expect(checkRegistration({ ...good, consentedAt: null }, rules)).toEqual(none)
  })

  it('takes a password of 6 to 20 characters, whatever they are, repeated as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (password, other) => {
        const same = checkRegistration({ ...good, password, repeat: password }, withNames)
        expect(same.password === null).toBe(password.length >= 6 && password.length <= 20)
        expect(same.repeat).toBe(password === '' ? 'empty' : null)
        const differs = checkRegistration({ ...good, password, repeat: other }, withNames)
        expect(differs.repeat === null).toBe(other !== '' && other === password)
      }),
    )
  })

  it('judges each field by itself', () => {
    const anything = fc.record({
      firstName: fc.string(),
      lastName: fc.string(),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      phone: fc.oneof(fc.string(), fc.stringMatching(/^[78]\d{10}$/)),
      agreed: fc.boolean(),
    })
    fc.assert(
      fc.property(anything, (typed) => {
        const all = checkRegistration({ ...good, ...typed }, withNames)
        for (const field of ['firstName', 'lastName', 'email', 'phone', 'agreed'] as const) {
          const alone = checkRegistration({ ...good, [field]: typed[field] }, withNames)
          expect(alone).toEqual({ ...none, [field]: all[field] })
        }
      }),
    )
  })
})
