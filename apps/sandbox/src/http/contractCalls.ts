import { isRecord } from '../wire/input.ts'

/** What the contract says of a call. */
export interface ContractCall {
  readonly operationId: string
  readonly movesMoney: boolean
  /** Whether its fields come in a body; then the query holds the token at most. */
  readonly hasBody: boolean
  readonly tokenInQuery: boolean
  /** The errors that it may answer with. */
  readonly errorNames: readonly unknown[]
}

/** Reads what the contract says of its calls, by their operation ids. */
export function contractCalls(specification: object): ReadonlyMap<string, ContractCall> {
  const found = new Map<string, ContractCall>()
  const paths = 'paths' in specification ? specification.paths : undefined
  for (const path of isRecord(paths) ? Object.values(paths) : []) {
    for (const operation of isRecord(path) ? Object.values(path) : []) {
      if (!isRecord(operation) || typeof operation['operationId'] !== 'string') continue
      const names: unknown = operation['x-error-names']
      const { operationId } = operation
      found.set(operationId, {
        operationId,
        movesMoney: operation['x-moves-money'] === true,
        hasBody: 'requestBody' in operation,
        tokenInQuery: operation['x-token'] === 'query',
        errorNames: Array.isArray(names) ? names : [],
      })
    }
  }
  return found
}
