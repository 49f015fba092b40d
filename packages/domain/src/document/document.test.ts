import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument, checkStsNumber } from './checkDocument.ts'
import { formatDocumentNumber } from './formatDocumentNumber.ts'

/** A good number, as it is kept. */
const goodNumber = fc.stringMatching(/^\d{2}[АВЕКМНОРСТУХ\d]{2}\d{6}$/)
const types = fc.constantFrom('vehicleCertificate' as const, 'drivingLicence' as const)

/** Writes a text as different people type it: in either case, with spaces anywhere. */
function typedAs(text: string) {
  return fc
    .array(fc.tuple(fc.constantFrom('', ' ', '  '), fc.boolean()), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((ways) =>
      Array.from(text, (letter, at) => {
        const [space, isLow] = ways[at] ?? ['', false]
        return `${isLow ? letter.toLowerCase() : letter}${space}`
      }).join(''),
    )
}

describe('checkDocument', () => {
  it.each([
    ['vehicleCertificate', '16 УА 123456'],
    ['vehicleCertificate', '1600123456'],
    ['drivingLicence', '16 ТК 123456'],
    ['drivingLicence', '16 00 123456'],
  ] as const)('accepts the %s %s', (type, text) => {
    expect(checkDocument(text, type)).toEqual({ ok: true, value: text.replaceAll(' ', '') })
  })

  it.each([
    ['', 'empty'],
    [null, 'empty'],
    ['16 УА 12345', 'format'],
    ['16 УА 1234567', 'format'],
    ['УА 16 123456', 'format'],
    ['16 У. 123456', 'format'],
    ['16 漢字 123456', 'format'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkDocument(text, 'drivingLicence')).toEqual({ ok: false, error })
  })

  it('refuses one that is there already, in whatever case', () => {
    const there = [{ id: '1', type: 'vehicleCertificate', number: '16 уа 123456' }] as const
    expect(checkDocument('16YA123456', 'vehicleCertificate', there)).toEqual({
      ok: false,
      error: 'duplicate',
    })
  })

  it('reads a good number however it was typed, and refuses it where it is there already', () => {
    const typed = goodNumber.chain((number) => fc.tuple(fc.constant(number), typedAs(number)))
    fc.assert(
      fc.property(typed, types, ([number, text], type) => {
        expect(checkDocument(text, type)).toEqual({ ok: true, value: number })
        const there = [{ id: '1', type, number: formatDocumentNumber(number) }]
        expect(checkDocument(text, type, there)).toEqual({ ok: false, error: 'duplicate' })
      }),
    )
  })

  it('accepts of anything only what is 10 characters long in the form of the document', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), types, (input, type) => {
        const checked = checkDocument(input, type)
        expect(checked.ok ? checked.value : '00АА000000').toMatch(/^\d{2}[А-ЯЁA-Z\d]{2}\d{6}$/)
      }),
    )
  })
})

describe('checkStsNumber', () => {
  it('is optional', () => {
    expect(checkStsNumber(' ')).toEqual({ ok: true, value: null })
  })

  it.each([
    ['16 уа 123456', [null, '16УА123456'], 'duplicate'],
    ['123', [], 'format'],
  ])('refuses %s beside %j: %s', (text, others, error) => {
    expect(checkStsNumber(text, others)).toEqual({ ok: false, error })
  })

  it('takes what a document of that type takes, and nothing at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), goodNumber), (text) => {
        const document = checkDocument(text, 'vehicleCertificate')
        const isEmpty = !document.ok && document.error === 'empty'
        expect(checkStsNumber(text)).toEqual(isEmpty ? { ok: true, value: null } : document)
      }),
    )
  })
})
