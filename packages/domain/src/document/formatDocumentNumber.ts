import { normaliseDocumentNumber } from './checkDocument.ts'

/** Writes a document's number as it is printed, `16 УА 123456`; one of no known form as it stands. */
export function formatDocumentNumber(number: string): string {
  const parts = /^(\d{2})(.{2})(\d{6})$/u.exec(normaliseDocumentNumber(number))
  return parts === null ? number : parts.slice(1).join(' ')
}
