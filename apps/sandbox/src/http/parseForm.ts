import type { Input } from '../wire/input.ts'

/** Reads a form-encoded body; a field that comes twice becomes a list. */
export function parseForm(body: string): Input {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const known = fields[name]
    if (known === undefined) fields[name] = value
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return fields
}
