import type { City } from '@parking/domain'
import { isRecord } from './isRecord.ts'

/** A name that leads nowhere by agreement (RFC 2606), with what stands before it in an address. */
const reserved =
  /[\w.@-]*(?:\.(?:example|invalid|test|localhost)|\bexample\.(?:com|net|org))(?![\w-]|\.\w)/

/** What does not work while an address is made up, by its field. */
const effects: Readonly<Record<string, string>> = {
  apiUrl: "no page will reach the city's back end",
  'mapSource.url': 'there will be no map',
  paymentHosts: 'no payment can be opened',
}

/**
 * What a city's file still lacks before its site can be published, a line each, with the field first:
 * addresses and numbers that are made up, and what the law asks a seller for
 * (docs/decisions/0055-published-lawfully.md).
 */
export function cityLacks(city: City): readonly string[] {
  const { contacts, legal, consent, company, flags } = city
  const isZero = (number = '') => /^\+?7?0+$/.test(number)
  const account = company?.bill?.account
  const lines: readonly [boolean, string][] = [
    [isZero(contacts.phone), `contacts.phone: ${contacts.phone} is made up`],
    [contacts.hours === undefined, 'contacts.hours: absent: buyers have to be told the hours'],
    [
      legal === undefined,
      "legal: absent: buyers have to be told the seller's name, INN, OGRN, address",
    ],
    [isZero(legal?.inn), `legal.inn: ${legal?.inn} is made up`],
    [isZero(legal?.ogrn), `legal.ogrn: ${legal?.ogrn} is made up`],
    [
      consent === undefined,
      'consent: absent: personal data need a consent in a document of its own, and registration asks for none',
    ],
    [
      !flags.pagePersonalData,
      'flags.pagePersonalData: off: rules on personal data have to be shown where data are collected',
    ],
    [
      account !== undefined && /0{12}$/.test(account),
      `company.bill.account: ${account} is made up: companies would send their money there`,
    ],
  ]
  const lacks = lines.flatMap(([holds, line]) => (holds ? [line] : []))
  return [...listMadeUp(city, ''), ...lacks].map((line) => `${city.id}.json: ${line}`)
}

/** Each text of a city's file with a made-up address in it. */
function listMadeUp(value: unknown, field: string): readonly string[] {
  if (typeof value === 'string') {
    const [name] = reserved.exec(value) ?? []
    const effect = effects[field]
    if (name === undefined) return []
    return [`${field}: ${name} is made up${effect === undefined ? '' : `: ${effect}`}`]
  }
  // The place in a list is of no account.
  if (Array.isArray(value)) return value.flatMap((one) => listMadeUp(one, field))
  return Object.entries(isRecord(value) ? value : {}).flatMap(([key, one]) =>
    listMadeUp(one, field === '' ? key : `${field}.${key}`),
  )
}
