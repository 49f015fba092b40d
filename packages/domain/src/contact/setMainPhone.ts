import type { Phone } from './types.ts'

/** Makes one phone the main one and all others not. An unknown number changes nothing. */
export function setMainPhone(phones: readonly Phone[], number: string): readonly Phone[] {
  if (!phones.some((phone) => phone.number === number)) return phones
  return phones.map((phone) => ({ ...phone, isMain: phone.number === number }))
}
