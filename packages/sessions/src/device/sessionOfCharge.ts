import type { ChargeState, GuestStartIntent, SessionStarted } from '@parking/payments'
import type { GuestSession } from './guestSessions.ts'

/** A guest's payment that was made. */
export type GuestPaid = Extract<
  ChargeState<GuestStartIntent, SessionStarted>,
  { readonly kind: 'done' }
>

/**
 * The session that was paid for. After the bank nobody tells when it began: it is counted from the press
 * that led there, so that no driver comes back too late.
 */
export function sessionOfCharge({ attempt, result }: GuestPaid): GuestSession {
  const { intent, key, bank, price, sentAt } = attempt
  const { zone, parkingCode, plate, durationMinutes } = intent
  const startsAt = result?.session?.startsAt ?? intent.startsAt ?? sentAt
  return {
    key,
    order: bank?.order ?? null,
    zone,
    parkingCode,
    plate,
    startsAt,
    endsAt: result?.session?.endsAt ?? startsAt + durationMinutes * 60_000,
    sum: bank?.amount ?? price?.total ?? null,
  }
}
