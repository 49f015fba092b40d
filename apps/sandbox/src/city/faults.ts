/** What can go wrong with a call, once the control plane asks for it. */
export type Fault =
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'reset' }
  | { kind: 'status'; status: number }
  | { kind: 'errorName'; errorName: string }
  | { kind: 'html' }
  | { kind: 'truncated' }
  | { kind: 'wrongType' }
  | { kind: 'lost' }
  /** Nobody hears an answer, and what was asked for is done only after some time. */
  | { kind: 'late'; milliseconds: number }
  /** It is carried out twice, as when a browser sends it again; the second answer is heard. */
  | { kind: 'twice' }
  | { kind: 'commaInRedirect' }

/** A fault that waits for its calls. */
export interface PlannedFault {
  /** The operation of the contract, or `*` for any. */
  operationId: string
  /** How many calls it spoils. */
  times: number
  fault: Fault
}

/** The faults of one city, spent in the order in which they were planned. */
export interface Faults {
  plan(planned: PlannedFault): void
  /** Takes one fault for a call, if one waits for it. */
  take(operationId: string): Fault | undefined
  list(): readonly PlannedFault[]
  clear(): void
}

/** Makes an empty list of faults. */
export function createFaults(): Faults {
  let waiting: PlannedFault[] = []
  return {
    plan(planned) {
      waiting.push({ ...planned })
    },
    take(operationId) {
      const next = waiting.find(
        (planned) => planned.operationId === operationId || planned.operationId === '*',
      )
      if (!next) return undefined
      next.times -= 1
      waiting = waiting.filter((planned) => planned.times > 0)
      return next.fault
    },
    list: () => waiting,
    clear() {
      waiting = []
    },
  }
}
