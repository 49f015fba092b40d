import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkNewPhone } from './checkNewPhone.ts'
import { checkNewEmail } from './checkNewEmail.ts'
import { setMainPhone } from './setMainPhone.ts'

const phones = [
  { number: '79160000001', isMain: true },
  { number: '79160000002', isMain: false },
]
const mobile = fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }).map((rest) => `7${rest}`)
const someone = fc.tuple(
  fc.stringMatching(/^[a-z][a-z.]{0,8}[a-z]$/),
  fc.stringMatching(/^[a-z]{1,8}\.[a-z]{2,3}$/),
)
const address = someone.map(([name, host]) => `${name}@${host}`)

describe('checkNewEmail', () => {
  it.each([
    ['', 'empty'],
    ['driver', 'format'],
    ['Driver@Parking.example', 'same'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkNewEmail(text, 'driver@parking.example')).toEqual({ ok: false, error })
  })

  it('accepts any address but the one that the account has, however it is written', () => {
    fc.assert(
      fc.property(address, address, (typed, present) => {
        const checked = checkNewEmail(` ${typed.toUpperCase()} `, present)
        expect(checked.ok).toBe(typed !== present)
      }),
    )
  })

  it('accepts any address where the account has none', () => {
    expect(checkNewEmail('driver@parking.example', null)).toMatchObject({ ok: true })
  })
})

describe('checkNewPhone', () => {
  it.each([
    ['', 'empty'],
    ['+7 (916) 000', 'format'],
    ['8 916 000-00-02', 'double'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkNewPhone(text, phones)).toEqual({ ok: false, error })
  })

  it('accepts a phone exactly when the account has it under no writing', () => {
    const known = fc.uniqueArray(mobile, { maxLength: 4 })
    fc.assert(
      fc.property(known, mobile, (numbers, typed) => {
        const list = numbers.map((number, index) => ({ number, isMain: index === 0 }))
        for (const text of [
          typed,
          `8${typed.slice(1)}`,
          `+7 (${typed.slice(1, 4)}) ${typed.slice(4)}`,
        ]) {
          expect(checkNewPhone(text, list).ok).toBe(!numbers.includes(typed))
        }
      }),
    )
  })
})

describe('setMainPhone', () => {
  it('leaves exactly one main phone, the chosen one, and loses none', () => {
    const list = fc.uniqueArray(fc.record({ number: mobile, isMain: fc.boolean() }), {
      minLength: 1,
      selector: ({ number }) => number,
    })
    fc.assert(
      fc.property(list, fc.nat(), (known, place) => {
        const chosen = known[place % known.length]
        const set = setMainPhone(known, chosen?.number ?? '')
        expect(set.filter(({ isMain }) => isMain).map(({ number }) => number)).toEqual([
          chosen?.number,
        ])
        expect(set.map(({ number }) => number)).toEqual(known.map(({ number }) => number))
      }),
    )
  })
})
