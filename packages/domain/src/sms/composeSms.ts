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
 * Composes the text of an SMS command (specification, section 9): `61*101*А123ВС161*1` starts a session,
 * `61*x*1` extends it, `61*pay*100` tops the balance up, `61*c` ends the session.
 * The plate is written as the city knows it, however it was typed.
 *
 * @param prefix - the city's; null where it has none
 * @returns null where no command can be made of it: no prefix, an empty field, a field that the command
 *   would be read wrongly with, no whole number from one up
 */
export function composeSms(prefix: string | null, request: SmsRequest): string | null {
  const fields = [prefix, ...fieldsOf(request)]
  const texts = fields.map(writeField)
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

function fieldsOf(request: SmsRequest): readonly (string | number)[] {
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

/** Tells whether a field can stand in a command: a whole number from one up, or a text that does not end it early. */
export function isSmsField(field: string | number): boolean {
  return writeField(field) !== null
}

/** A field as the command has it, a text without spaces; null where it can't stand in one. */
function writeField(field: string | number | null): string | null {
  if (typeof field === 'number')
    return Number.isSafeInteger(field) && field > 0 ? String(field) : null
  const text = field?.replaceAll(/\s/g, '') ?? ''
  return text === '' || text.includes('*') ? null : text
}
