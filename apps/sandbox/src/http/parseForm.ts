import type { Input } from '../wire/input.ts'

/** No form of the contract has more fields than this. */
const MOST_FIELDS = 1000

/** A form with more fields than any call has. */
class TooManyFields extends Error {
  readonly statusCode = 413
}

/**
 * Reads a form-encoded body; a field that comes twice becomes a list.
 *
 * @throws TooManyFields before it reads any of them.
 */
export function parseForm(body: string): Input {
  if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) {
    throw new TooManyFields(`A form has ${MOST_FIELDS} fields at most`)
  }
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const known = fields[name]
    if (known === undefined) fields[name] = value
    else if (Array.isArray(known)) known.push(value)
    else fields[name] = [known, value]
  }
  return fields
}
