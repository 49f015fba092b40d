import type { ChargeState, GuestStartIntent, SessionStarted } from '@parking/payments'
import type { GuestStay } from './guestStays.ts'

/** A guest's payment that was made. */
export type GuestPaid = Extract<
  ChargeState<GuestStartIntent, SessionStarted>,
  { readonly kind: 'done' }
>

/**
 * The stay that was paid for. After the bank nobody tells when it began: it is counted from the press
 * that led there, so that no driver comes back too late.
 */
export function stayOfCharge({ attempt, result }: GuestPaid): GuestStay {
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
    sum: price?.total ?? null,
  }
}
