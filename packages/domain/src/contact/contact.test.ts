import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCode } from './checkCode.ts'
import { checkEmail, receiptEmailLength } from './checkEmail.ts'
import { checkLoginName } from './checkLoginName.ts'
import { checkPassword, checkPasswordRepeat } from './checkPassword.ts'
import { checkContactPhone, checkGuestPhone, checkPhone } from './checkPhone.ts'
import { normalisePhone } from './normalisePhone.ts'
import { setMainPhone } from './setMainPhone.ts'

const refusal = (error: string) => ({ ok: false, error })
const good = (value: string) => ({ ok: true, value })

describe('checkPhone', () => {
  it.each(['+7 (916) 123 - 45 - 67', '8 916 123-45-67', '79161234567', '916 123 45 67'])(
    'accepts %s',
    (text) => {
      expect(checkPhone(text)).toEqual(good('79161234567'))
    },
  )

  it.each([
    ['', 'empty'],
    ['+', 'empty'],
    [null, 'empty'],
    [79161234567, 'empty'],
    ['7916123456', 'format'],
    ['791612345678', 'format'],
    ['69161234567', 'format'],
    ['٧٩١٦١٢٣٤٥٦٧', 'empty'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkPhone(text)).toEqual(refusal(error))
  })

  it('writes a number the same way however often', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text))
      }),
    )
  })
})

describe('checkGuestPhone', () => {
  it.each([
    ['', 'empty'],
    ['7', 'empty'],
    ['+7 (9', 'tooShort'],
    ['7916123456', 'tooShort'],
    ['9161234567', 'tooShort'],
    ['791612345678', 'format'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkGuestPhone(text)).toEqual(refusal(error))
  })
})

describe('checkContactPhone', () => {
  it.each(['89161234567', '+7 916 123-45-67', '8.916.123.45.67', '7916123456'])(
    'accepts %s',
    (text) => {
      expect(checkContactPhone(text)).toMatchObject({ ok: true })
    },
  )

  it.each(['916123456', '+8 9161234567', 'телефон', '7 916 12'])('refuses %s', (text) => {
    expect(checkContactPhone(text)).toEqual(refusal('format'))
  })
})

describe('checkEmail', () => {
  it.each(['a@b.ru', 'driver+car@mail.parking.example', 'почта@пример.рф', ' a@b.ru '])(
    'accepts %s',
    (text) => {
      expect(checkEmail(text)).toEqual(good(text.trim()))
    },
  )

  it.each([
    ['', 'empty'],
    [undefined, 'empty'],
    ['a', 'format'],
    ['a@b', 'format'],
    ['a@b.', 'format'],
    ['a@@b.ru', 'format'],
    ['a b@c.ru', 'format'],
    ['a\tb@c.ru', 'format'],
    ['@b.ru', 'format'],
    ['.a@b.ru', 'format'],
    ['<a@b.ru>', 'format'],
    ['a,b@c.ru', 'format'],
    ['a@b.ru;c@d.ru', 'format'],
    ['mailto:a@b.ru', 'format'],
    ['"a"@b.ru', 'format'],
    ['a\\b@c.ru', 'format'],
    ['a@b:c.ru', 'format'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkEmail(text)).toEqual(refusal(error))
  })

  it('holds the limit of a receipt', () => {
    const long = `${'a'.repeat(receiptEmailLength - 5)}@b.ru`
    expect(checkEmail(long, receiptEmailLength)).toEqual(good(long))
    expect(checkEmail(`a${long}`, receiptEmailLength)).toEqual(refusal('tooLong'))
  })
})

describe('checkLoginName', () => {
  it.each([
    ['driver@parking.example', 'driver@parking.example'],
    ['+7 916 123-45-67', '79161234567'],
    ['8916123456', '8916123456'],
    ['8 916 123‑45‑67', '79161234567'],
  ])('accepts %s where phones are let in', (text, value) => {
    expect(checkLoginName(text, { phoneAllowed: true })).toEqual(good(value))
  })

  it('knows addresses only where phones are not', () => {
    expect(checkLoginName('89161234567', { phoneAllowed: false })).toEqual(refusal('format'))
    expect(checkLoginName(' ', { phoneAllowed: true })).toEqual(refusal('empty'))
    expect(checkLoginName('961', { phoneAllowed: true })).toEqual(refusal('format'))
  })
})

describe('checkPassword', () => {
  it.each([
    ['registration', 5, 'tooShort'],
    ['restore', 5, 'tooShort'],
    ['profileChange', 3, 'tooShort'],
    ['registration', 21, 'tooLong'],
    ['profileChange', 21, 'tooLong'],
    ['restore', 0, 'empty'],
  ] as const)('on %s refuses %d characters: %s', (screen, length, error) => {
    expect(checkPassword('x'.repeat(length), screen)).toEqual(refusal(error))
  })

  it.each([
    ['registration', 6],
    ['registration', 20],
    ['profileChange', 4],
  ] as const)('on %s accepts %d characters', (screen, length) => {
    expect(checkPassword(' '.repeat(length), screen)).toEqual(good(' '.repeat(length)))
  })

  it('takes whatever is long enough exactly as it was typed', () => {
    const screens = fc.constantFrom('registration' as const, 'restore' as const)
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 20 }), screens, (password, screen) => {
        fc.pre(password.length <= 20)
        expect(checkPassword(password, screen)).toEqual(good(password))
        expect(checkPassword(password, 'profileChange')).toEqual(good(password))
      }),
    )
  })

  it('has to be repeated as it is', () => {
    expect(checkPasswordRepeat('secret', 'secret')).toBeNull()
    expect(checkPasswordRepeat('secret', 'secret ')).toBe('differs')
    expect(checkPasswordRepeat('secret', '')).toBe('empty')
  })
})

describe('checkCode', () => {
  it('takes anything but nothing', () => {
    expect(checkCode(' 12 34 ')).toEqual(good('1234'))
    expect(checkCode('  ')).toEqual(refusal('empty'))
  })

  it('reads the digits of a message wherever a person or a phone puts spaces', () => {
    const spaced = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', ' ')), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(spaced, (digits) => {
        const code = digits.map(([digit]) => digit).join('')
        expect(checkCode(digits.flat().join(''))).toEqual(good(code))
      }),
    )
  })
})

describe('setMainPhone', () => {
  it('leaves exactly one main phone', () => {
    const numbers = fc.array(fc.stringMatching(/^7[01]{10}$/), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(numbers, fc.nat(), (list, pick) => {
        const phones = list.map((number, index) => ({ number, isMain: index === 0 }))
        const chosen = list[pick % list.length] ?? ''
        const main = setMainPhone(phones, chosen).filter(({ isMain }) => isMain)
        expect(main.map(({ number }) => number)).toEqual([chosen])
        expect(setMainPhone(phones, 'unknown')).toBe(phones)
      }),
    )
  })
})
