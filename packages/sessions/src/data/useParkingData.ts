import { ApiError, benefitsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import type { Benefit, CitySettings, Profile, Zone } from '@parking/domain'
import { failedReading, type FailedReading, useAppContext, useIsMember } from '@parking/runtime'
import { useQueries } from '@tanstack/react-query'
import { useZonesOptions } from './useZonesOptions.ts'

/** What the parking page knows of somebody who is signed in. */
interface Account {
  readonly profile: Profile
  readonly benefits: readonly Benefit[]
}

/** How parking is paid, and by whom: each mode has a form of its own. */
type PaymentMode =
  /** From the balance of the account. */
  | { readonly kind: 'balance'; readonly account: Account }
  /** Each session by itself, where the city keeps no balances. */
  | { readonly kind: 'noBalance'; readonly account: Account }
  /** Without an account. */
  | { readonly kind: 'guest' }

/** What the parking page is made of. */
export interface ParkingData {
  readonly settings: CitySettings
  readonly zones: readonly Zone[]
  /** How many zones could not be read. */
  readonly unreadableZones: number
  /** Null for a guest. */
  readonly account: Account | null
  readonly mode: PaymentMode
  /** Plates that a guest has paid for on this device. */
  readonly paidPlates?: readonly string[]
}

/** The page's data, or where it stands. */
export type ParkingDataState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reading: FailedReading }
  | { readonly kind: 'ready'; readonly data: ParkingData }

/** Reads what the parking page shows. What was read once stays in sight while it is read again. */
export function useParkingData(): ParkingDataState {
  const { api } = useAppContext()
  const isMember = useIsMember()
  const city = useQueries({ queries: [settingsQuery(api), useZonesOptions()] })
  const own = useQueries({
    queries: [
      { ...profileQuery(api), enabled: isMember },
      { ...benefitsQuery(api), enabled: isMember },
    ],
  })
  const [{ data: settings }, { data: zones }] = city
  const [{ data: profile }, ownBenefits] = own
  // Nothing but the estimate needs benefits: those that nobody can read must not stop a payment.
  const benefits = ownBenefits.data?.items ?? (isMalformed(ownBenefits.error) ? [] : undefined)
  const account = profile && benefits ? { profile, benefits } : null
  if (settings && zones && (account !== null || !isMember)) {
    const mode = paymentMode(settings, account)
    const { items, unreadable } = zones
    const data = { settings, zones: items, unreadableZones: unreadable, account, mode }
    return { kind: 'ready', data }
  }
  const reading = failedReading([...city, ...own])
  return reading === null ? { kind: 'loading' } : { kind: 'failed', reading }
}

function isMalformed(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'malformed'
}

/** Tells how somebody pays in a city; null stands for a guest. */
function paymentMode(
  { hasBalance }: Pick<CitySettings, 'hasBalance'>,
  account: Account | null,
): PaymentMode {
  if (account === null) return { kind: 'guest' }
  return { kind: hasBalance ? 'balance' : 'noBalance', account }
}
