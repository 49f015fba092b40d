import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Answer } from './Answer.ts'
import { contract, resolve, type Operation } from './operations.ts'
import { asRecord } from './record.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
addFormats(ajv)

const compiled = new Map<unknown, ValidateFunction>()

function compile(schema: unknown): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const made = ajv.compile({ ...asRecord(schema), components: contract['components'] })
  compiled.set(schema, made)
  return made
}

/** How files begin, by their types. */
const FIRST_BYTES: Readonly<Record<string, string>> = {
  'application/pdf': '25504446',
  'application/vnd.ms-excel': 'd0cf11e0',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '504b0304',
}

/** What stands near their end, so that half a file is told from a whole one. */
const LAST_BYTES: Readonly<Record<string, string>> = {
  'application/pdf': '2525454f46',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '504b0506',
}

/** How far from its end that may be. */
const END = 1024

function isWholeFile(type: string, bytes: Uint8Array): boolean {
  const hex = (part: Uint8Array) => Buffer.from(part).toString('hex')
  const begins = hex(bytes.slice(0, 8)).startsWith(FIRST_BYTES[type] ?? '')
  return begins && hex(bytes.slice(-END)).includes(LAST_BYTES[type] ?? '')
}

const MOST_TOLD = 3

/** Cuts a text that is too long to be read at a glance. */
export function shorten(text: string, most = 200): string {
  return text.length <= most ? text : `${text.slice(0, most)}...`
}

function tell({ instancePath, message = '', params, data }: ErrorObject): string {
  const more =
    'allowedValues' in params ? 'must be one of the names that the contract lists' : message
  return `${instancePath || '/'} ${more} (is ${shorten(JSON.stringify(data) ?? 'nothing', 60)})`
}

/** The parts of a choice are told by what the choice itself says. */
const isPart = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf'

function misfits(schema: unknown, body: unknown): readonly string[] {
  const validate = compile(schema)
  if (validate(body)) return []
  const errors = (validate.errors ?? []).toSorted((a, b) => Number(isPart(a)) - Number(isPart(b)))
  return [...new Set(errors.map(tell))].slice(0, MOST_TOLD)
}

/** Tells what breaks the document in an answer; nothing when all of it is as it should be. */
export function findBreaches({ answers }: Operation, answer: Answer): readonly string[] {
  if (answer.kind === 'lost') return [answer.why]
  const { status, bytes, body } = answer
  const type = answer.type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const content = answers.get(status)
  if (!content) return [`HTTP ${status}, which the contract does not have for this call`]
  if (!content.has(type)) {
    const wanted = [...content.keys()].join(' or ')
    return [`content type ${type || 'none'} instead of ${wanted}: ${excerpt(bytes)}`]
  }
  if (type in FIRST_BYTES) {
    return isWholeFile(type, bytes) ? [] : [`no whole ${type}: ${excerpt(bytes)}`]
  }
  if (body === undefined) return [`no whole JSON: ${excerpt(bytes)}`]
  return misfits(content.get(type), body)
}

/** The beginning of what came, as text. */
export function excerpt(bytes: Uint8Array): string {
  return shorten(new TextDecoder().decode(bytes.slice(0, 1000)).replace(/\s+/g, ' ')) || 'nothing'
}

/** Tells whether a good answer of a call has a `result` that tells something. */
export function hasResult({ answers }: Operation): boolean {
  const schema = answers.get(200)?.get('application/json')
  const { allOf } = resolve(schema)
  const parts = [schema, ...(Array.isArray(allOf) ? allOf : [])]
  return parts.some((part) => 'result' in asRecord(resolve(part)['properties']))
}
