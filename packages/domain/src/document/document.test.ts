import { describe, expect, it } from 'vitest'
import { checkDocument, checkStsNumber } from './checkDocument.ts'

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
})
