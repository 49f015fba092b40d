import { readFileSync } from 'node:fs'
import { asRecord, isRecord } from './record.ts'

/** A call of the contract: where it goes and where its token stands. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  /** Where the token goes. */
  readonly place: 'form' | 'query' | 'header' | 'none'
  /** What the field of the token is called. */
  readonly tokenName: string
  /** Whether its body is JSON rather than a form. */
  readonly json: boolean
  /** Whether the contract has only guessed that there is such a call. */
  readonly assumed: boolean
  readonly movesMoney: boolean
  /** What it answers: the content types with their schemas, by the status of HTTP. */
  readonly answers: ReadonlyMap<number, ReadonlyMap<string, unknown>>
}

/** The contract's document. */
export const contract = readDocument()

function readDocument(): Readonly<Record<string, unknown>> {
  const file = new URL('../../../../openapi/openapi.gen.json', import.meta.url)
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return asRecord(document)
}

/** Finds what a reference of the document leads to; what is none is the thing itself. */
export function resolve(value: unknown): Readonly<Record<string, unknown>> {
  const reference = asRecord(value)['$ref']
  if (typeof reference !== 'string') return asRecord(value)
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((whole, step) => asRecord(whole)[step], contract)
  return resolve(found)
}

function listFields(schema: unknown): readonly string[] {
  const { properties, allOf } = resolve(schema)
  const parts = Array.isArray(allOf) ? allOf.flatMap(listFields) : []
  return [...Object.keys(asRecord(properties)), ...parts]
}

function readAnswers(responses: unknown): Operation['answers'] {
  return new Map(
    Object.entries(asRecord(responses)).map(([status, answer]) => {
      const content = Object.entries(asRecord(resolve(answer)['content']))
      return [
        Number(status),
        new Map(content.map(([type, one]) => [type, asRecord(one)['schema']])),
      ]
    }),
  )
}

function readOperation(path: string, method: string, described: unknown): Operation[] {
  const { operationId: id, requestBody, responses, ...marks } = asRecord(described)
  if (typeof id !== 'string') return []
  const place = marks['x-token']
  const content = asRecord(asRecord(requestBody)['content'])
  const fields = Object.values(content).flatMap((one) => listFields(asRecord(one)['schema']))
  return [
    {
      id,
      method: method.toUpperCase(),
      path,
      place: place === 'form' || place === 'query' || place === 'header' ? place : 'none',
      tokenName: fields.includes('Token') ? 'Token' : 'token',
      json: 'application/json' in content,
      assumed: marks['x-assumed'] === true,
      movesMoney: marks['x-moves-money'] === true,
      answers: readAnswers(responses),
    },
  ]
}

/** Every call of the contract, in the order of the document. */
export const operations: readonly Operation[] = Object.entries(asRecord(contract['paths'])).flatMap(
  ([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, described]) =>
      readOperation(path, method, described),
    ),
)

/** Finds a call by its name; @throws Error for one that the contract does not have. */
export function findOperation(id: string): Operation {
  const found = operations.find((known) => known.id === id)
  if (!found) throw new Error(`The contract has no call ${id}`)
  return found
}
