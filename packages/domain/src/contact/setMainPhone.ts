import type { Phone } from './Phone.ts'

/** Makes one phone the main one and all others not. An unknown number changes nothing. */
export function setMainPhone(phones: readonly Phone[], number: string): readonly Phone[] {
  const chosen = phones.findIndex((phone) => phone.number === number)
  if (chosen === -1) return phones
  return phones.map((phone, index) => ({ ...phone, isMain: index === chosen }))
}
