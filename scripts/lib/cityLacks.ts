import type { City } from '@parking/domain'

/** Names that lead nowhere by agreement (RFC 2606). */
const reserved = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/

/**
 * What a city's file still lacks before its site can be published, a line each, with the field first:
 * addresses and numbers that are made up, and what the law asks a seller for
 * (docs/decisions/0055-published-lawfully.md).
 */
export function cityLacks(city: City): readonly string[] {
  const { apiUrl, siteUrl, mapSource, contacts, legal, consent, flags } = city
  const isMadeUp = (url: string) => reserved.test(hostOf(url))
  const isZero = (number: string) => /^\+?7?0+$/.test(number)
  const lines: readonly [boolean, string][] = [
    [isMadeUp(apiUrl), `apiUrl: ${apiUrl} is made up: no page will reach the city's back end`],
    [siteUrl !== undefined && isMadeUp(siteUrl), `siteUrl: ${siteUrl} is made up`],
    [isMadeUp(mapSource.url), `mapSource.url: ${mapSource.url} is made up: there will be no map`],
    [
      city.paymentHosts.some((host) => reserved.test(host)),
      'paymentHosts: made up: no payment can be opened',
    ],
    [isZero(contacts.phone), `contacts.phone: ${contacts.phone} is made up`],
    [isMadeUp(`//${contacts.email.split('@')[1]}`), `contacts.email: ${contacts.email} is made up`],
    [contacts.hours === undefined, 'contacts.hours: absent: buyers have to be told the hours'],
    [
      legal === undefined,
      "legal: absent: buyers have to be told the seller's name, INN, OGRN, address",
    ],
    [legal !== undefined && isZero(legal.inn), `legal.inn: ${legal?.inn} is made up`],
    [legal !== undefined && isZero(legal.ogrn), `legal.ogrn: ${legal?.ogrn} is made up`],
    [
      consent === undefined,
      'consent: absent: personal data need a consent in a document of its own, and registration asks for none',
    ],
    [
      !flags.pagePersonalData,
      'flags.pagePersonalData: off: rules on personal data have to be shown where data are collected',
    ],
  ]
  return lines.flatMap(([lacks, line]) => (lacks ? [`${city.id}.json: ${line}`] : []))
}

function hostOf(url: string): string {
  return URL.parse(url.replaceAll(/[{}]/g, ''), 'https://x')?.hostname ?? ''
}
