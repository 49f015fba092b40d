/** What a city's ledger says, as far as stories ask. Money in kopecks. */
export interface Ledger {
  /** Zero, unless money has come from nowhere. */
  readonly total: number
  /** Accounts and transfers that don't agree. */
  readonly broken: readonly unknown[]
  /** How often each kind of movement happened since the city was filled. */
  count(
    kind: 'payment' | 'renew' | 'cancel' | 'refill' | 'paymentGate' | 'subscription' | 'bonus20',
  ): number
  readonly sessions: number
  /** When each session ends: milliseconds since the epoch. */
  readonly ends: readonly number[]
}

/** Reads the control plane's answer. */
export function readLedger(answer: unknown): Ledger {
  const transfers = list(answer, 'transfers')
  return {
    total: Number(field(answer, 'total')),
    broken: list(answer, 'broken'),
    count: (kind) => transfers.filter((transfer) => field(transfer, 'kind') === kind).length,
    sessions: list(answer, 'sessions').length,
    ends: list(answer, 'sessions').map((session) => Number(field(session, 'end_at'))),
  }
}

/** A field of what may be an object. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function list(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name)
  if (!Array.isArray(found)) throw new TypeError(`The control plane told no ${name}`)
  return found
}
