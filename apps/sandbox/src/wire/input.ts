import { Refusal } from './Refusal.ts'

/** The parameters of a call: path, query and body in one. */
export type Input = Readonly<Record<string, unknown>>

/** Reads a field as trimmed text; empty when it is absent or is no text. */
export function text(input: Input, field: string): string {
  const value = input[field]
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads a field exactly as it was typed: a password may begin or end with a space. */
export function exactText(input: Input, field: string): string {
  const value = input[field]
  return typeof value === 'string' ? value : ''
}

/** No text of a form is longer than this. */
const LONGEST = 4096

/** Reads a field as text and refuses when there is none, or more than anybody writes. */
export function requiredText(input: Input, field: string, errorName = 'RequiredField'): string {
  const value = text(input, field)
  if (value === '') throw new Refusal(errorName, { message: field })
  if (value.length > LONGEST) throw new Refusal('ValidationError', { message: field })
  return value
}

/** Reads a field as a whole number; null when it is absent or empty. */
export function integer(input: Input, field: string): number | null {
  const value = text(input, field)
  if (value === '') return null
  if (!/^-?\d{1,15}$/.test(value)) throw new Refusal('ItNeedToBeANumber', { message: field })
  return Number(value)
}

/** Reads a field as yes or no. */
export function flag(input: Input, field: string): boolean {
  return ['true', '1', 'yes', 'on'].includes(text(input, field).toLowerCase())
}

/** Reads a list: repeated fields, a JSON array, or texts between commas. */
export function list(input: Input, field: string): unknown[] {
  const value = input[field]
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' || value.trim() === '') return []
  const parsed = parseJson(value)
  if (Array.isArray(parsed)) return parsed
  return value.split(',').map((item) => item.trim())
}

/** Reads an object that may have come as JSON in a form field; null when there is none. */
export function record(input: Input, field: string): Input | null {
  const value = input[field]
  const parsed = typeof value === 'string' ? parseJson(value) : value
  return isRecord(parsed) ? parsed : null
}

/** Tells whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads an object that was kept as JSON. */
export function parseRecord(json: string): Input {
  return record({ json }, 'json') ?? {}
}

function parseJson(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value)
    return parsed
  } catch {
    return undefined
  }
}
