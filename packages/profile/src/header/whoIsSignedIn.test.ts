import { describe, expect, it } from 'vitest'
import { whoIsSignedIn } from './whoIsSignedIn.ts'

const phones = [
  { number: '79000000001', isMain: false },
  { number: '79000000002', isMain: true },
]
const named = { firstName: 'Имя', lastName: 'Фамилия', email: 'driver@parking.example', phones }

describe('whoIsSignedIn', () => {
  it.each([
    ['the name', named, true, 'Имя Фамилия'],
    ['the e-mail where names are not shown', named, false, 'driver@parking.example'],
    ['one name alone', { ...named, firstName: null }, true, 'Фамилия'],
    ['the e-mail without names', { ...named, firstName: null, lastName: null }, true, named.email],
    [
      'the main phone without an e-mail',
      { ...named, email: null },
      false,
      '+7\u00A0(900)\u00A0000\u201100\u201102',
    ],
    ['nothing', { ...named, email: null, phones: [] }, false, null],
  ])('says %s', (_what, profile, showsNames, said) => {
    expect(whoIsSignedIn(profile, showsNames)).toBe(said)
  })
})
