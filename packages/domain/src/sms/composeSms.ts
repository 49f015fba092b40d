import { detectFormat, normalisePlate } from '@parking/plates'

/** What a driver asks the city for in a text message. */
export type SmsRequest =
  | {
      readonly kind: 'start'
      readonly zone: string
      readonly plate: string
      readonly hours: number
    }
  | { readonly kind: 'extend'; readonly hours: number }
  /** The amount in whole roubles, as the city wants it. */
  | { readonly kind: 'topUp'; readonly roubles: number }
  | { readonly kind: 'end' }

/**
 * Composes the text of an SMS command (specification, section 9): `61*101*А123ВС161*1` starts a stay,
 * `61*x*1` extends it, `61*pay*100` tops the balance up, `61*c` ends the stay.
 * The plate is written as the city knows it, however it was typed.
 *
 * @param prefix - the city's; null where it has none
 * @returns null where no command can be made of it: no prefix, an empty part, a part that the command
 *   would be read wrongly with, no whole number from one up
 */
export function composeSms(prefix: string | null, request: SmsRequest): string | null {
  const parts = [prefix, ...partsOf(request)]
  const texts = parts.map(writePart)
  return texts.every((text) => text !== null) ? texts.join('*') : null
}

/**
 * The address that opens a device's own app for messages with a text filled in.
 *
 * @param number - the short number, spaces and all
 */
export function smsAddress(number: string, text: string): string {
  return `sms:${number.replaceAll(/[^\d+]/g, '')}?body=${encodeURIComponent(text)}`
}

function partsOf(request: SmsRequest): readonly (string | number)[] {
  switch (request.kind) {
    case 'start':
      return [
        request.zone,
        normalisePlate(request.plate, detectFormat(request.plate)),
        request.hours,
      ]
    case 'extend':
      return ['x', request.hours]
    case 'topUp':
      return ['pay', request.roubles]
    case 'end':
      return ['c']
  }
}

/** Tells whether a part can stand in a command: a whole number from one up, or a text that does not end it early. */
export function isSmsPart(part: string | number): boolean {
  return writePart(part) !== null
}

/** A part as the command has it, a text without spaces; null where it can't stand in one. */
function writePart(part: string | number | null): string | null {
  if (typeof part === 'number') return Number.isSafeInteger(part) && part > 0 ? String(part) : null
  const text = part?.replaceAll(/\s/g, '') ?? ''
  return text === '' || text.includes('*') ? null : text
}
