import { isRecord } from './input.ts'

/** Finds the calls that move money: the contract marks them. */
export function moneyCalls(specification: object): Set<string> {
  const found = new Set<string>()
  const paths = 'paths' in specification ? specification.paths : undefined
  for (const path of isRecord(paths) ? Object.values(paths) : []) {
    for (const operation of isRecord(path) ? Object.values(path) : []) {
      if (!isRecord(operation) || operation['x-moves-money'] !== true) continue
      if (typeof operation['operationId'] === 'string') found.add(operation['operationId'])
    }
  }
  return found
}
