import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../city/cityFiles.ts'
import { isRecord } from '../wire/input.ts'
import type { TestAnswer, TestCity, TestRequest } from './openTest.ts'

/** A call of the contract: where it goes and where its token stands. */
export interface Operation {
  id: string
  method: string
  path: string
  place: 'form' | 'query' | 'header' | 'none'
  json: boolean
}

/** Lists the calls of the contract. */
function operationsOf(contract: unknown): Operation[] {
  const paths = isRecord(contract) && isRecord(contract['paths']) ? contract['paths'] : {}
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isRecord(operation) || typeof operation['operationId'] !== 'string') return []
      const place = operation['x-token']
      const body = operation['requestBody']
      const content = isRecord(body) ? body['content'] : {}
      const known = place === 'form' || place === 'query' || place === 'header' ? place : 'none'
      return [
        {
          id: operation['operationId'],
          method: method.toUpperCase(),
          path,
          place: known,
          json: isRecord(content) && 'application/json' in content,
        },
      ]
    }),
  )
}

const contract: unknown = JSON.parse(
  readFileSync(join(REPOSITORY, 'openapi/openapi.gen.json'), 'utf8'),
)

/** Every call of the contract. */
export const operations = operationsOf(contract)

/** Fields of a request, by their names on the wire. */
export type Fields = Record<string, string | number | boolean>

/** Sends an operation with its fields where the contract wants them. */
export function callOperation(
  city: TestCity,
  operation: Operation,
  fields: Fields,
  token: string,
): Promise<TestAnswer> {
  const { method, json, place } = operation
  const path = operation.path.replace(/\{(\w+)\}/, (_, name: string) => String(fields[name]))
  const tokenField =
    operation.path.startsWith('/api/payment/') && operation.id !== 'paySubscription'
  const named: Fields = token === '' ? {} : { [tokenField ? 'Token' : 'token']: token }
  const request: TestRequest = { method, path }
  if (method === 'GET') request.query = place === 'query' ? { ...fields, ...named } : fields
  else if (json) request.json = fields
  else request.form = place === 'form' ? { ...fields, ...named } : fields
  if (place === 'header') request.token = token
  if (place === 'query' && method !== 'GET') request.query = named
  return city.send(request)
}
