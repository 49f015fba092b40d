import { integer, text, type Input } from '../wire/input.ts'
import type { Fault, PlannedFault } from '../city/faults.ts'

const LONGEST_DELAY = 120_000

function readKind(input: Input): Fault | null {
  const kind = text(input, 'kind')
  switch (kind) {
    case 'delay':
    case 'late': {
      const milliseconds = Math.min(integer(input, 'milliseconds') ?? 1000, LONGEST_DELAY)
      return { kind, milliseconds }
    }
    case 'status':
      return { kind, status: integer(input, 'status') ?? 500 }
    case 'errorName':
      return { kind, errorName: text(input, 'errorName') || 'UnknownError' }
    case 'reset':
    case 'html':
    case 'truncated':
    case 'wrongType':
    case 'lost':
    case 'twice':
    case 'commaInRedirect':
      return { kind }
    default:
      return null
  }
}

/** Reads a fault to be planned; null when there is no such kind. */
export function readFault(input: Input): PlannedFault | null {
  const fault = readKind(input)
  if (!fault) return null
  const times = Math.max(1, integer(input, 'times') ?? 1)
  return { operationId: text(input, 'operationId') || '*', times, fault }
}
