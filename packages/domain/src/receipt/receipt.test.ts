import { describe, expect, it } from 'vitest'
import { checkPayer, tidyPayer } from './checkPayer.ts'

const legal = {
  kind: 'legal',
  name: 'Автопарк',
  ogrn: '1027700132195',
  inn: '7707083893',
  kpp: '773601001',
  address: 'Казань',
} as const

const individual = {
  kind: 'individual',
  firstName: 'Имя',
  lastName: 'Фамилия',
  middleName: 'Отчество',
  documentType: 'passport',
  documentSeries: '92 04',
  documentNumber: '123456',
  documentDate: '29.02.2024',
  issuer: 'МВД',
  address: 'Казань',
} as const

describe('tidyPayer', () => {
  it('leaves of what was typed only what is judged', () => {
    expect(
      tidyPayer({ ...legal, inn: ' 7707 083893\u200B', kpp: '7736ab001', name: ' Автопарк  Юг ' }),
    ).toStrictEqual({ ...legal, kpp: '7736AB001', name: 'Автопарк  Юг' })
    expect(tidyPayer({ ...individual, issuer: 'МВД\n' })).toStrictEqual({
      ...individual,
      documentSeries: '9204',
    })
  })
})

describe('checkPayer', () => {
  it('accepts a full payer of either kind', () => {
    expect(checkPayer(legal)).toStrictEqual({})
    expect(checkPayer(individual)).toStrictEqual({})
  })

  it.each([
    ['documentSeries', '1'.repeat(20)],
    ['documentNumber', '1'.repeat(20)],
    ['documentDate', '01.01.1900'],
    ['documentDate', '31.12.2099'],
  ])('accepts a person whose %s is %j', (field, text) => {
    expect(checkPayer({ ...individual, [field]: text })).toStrictEqual({})
  })

  it.each([
    ['name', ' ', 'empty'],
    ['address', '', 'empty'],
    ['inn', '1', 'length'],
    ['ogrn', 'x', 'format'],
    ['kpp', '', 'empty'],
  ])('refuses a legal payer whose %s is %j: %s', (field, text, refusal) => {
    expect(checkPayer({ ...legal, [field]: text })).toEqual({ [field]: refusal })
  })

  it.each([
    ['middleName', '', 'empty'],
    ['documentSeries', '92А', 'format'],
    ['documentSeries', 'А92', 'format'],
    ['documentNumber', '', 'empty'],
    ['documentSeries', '1'.repeat(21), 'length'],
    ['documentNumber', '1'.repeat(21), 'length'],
    ['documentDate', '', 'empty'],
    ['documentDate', '01.01.1899', 'date'],
    ['documentDate', '29.02.2023', 'date'],
    ['documentDate', '31.04.2024', 'date'],
    ['documentDate', '00.05.2024', 'date'],
    ['documentDate', '99.01.2024', 'date'],
    ['documentDate', '01.13.2024', 'date'],
    ['documentDate', '01.00.2024', 'date'],
    ['documentDate', '101.01.2024', 'date'],
    ['documentDate', '01.01.20240', 'date'],
    ['documentDate', '2024-02-29', 'date'],
  ])('refuses a person whose %s is %j: %s', (field, text, refusal) => {
    expect(checkPayer({ ...individual, [field]: text })).toEqual({ [field]: refusal })
  })
})
