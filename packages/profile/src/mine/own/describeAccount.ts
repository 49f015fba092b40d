import type {
  AccountSettings,
  AppealMessage,
  Benefit,
  Fine,
  Operation,
  ParkingSession,
  Profile,
  Receipt,
} from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'
import type { OwnData, WholeAppeal } from './readOwnData.ts'

/** All that the account shows. */
export interface Account extends OwnData {
  readonly profile: Profile
  readonly settings: AccountSettings
  readonly operations: readonly Operation[]
  /** How many operations could not be read. */
  readonly unreadable: number
}

/**
 * Describes an account for whoever wants to keep or hand on what it shows: amounts in roubles, times in
 * UTC. Nothing with which somebody could sign in is in it.
 */
export function describeAccount(account: Account, city: string, at: Instant): object {
  const { profile, settings, operations, unreadable } = account
  const { permits, fines, receipts, appeals } = account
  return {
    madeAt: writeTime(at),
    city,
    profile: {
      email: profile.email,
      lastName: profile.lastName,
      firstName: profile.firstName,
      middleName: profile.middleName,
      balance: writeRoubles(profile.balance),
      phones: profile.phones,
    },
    vehicles: profile.vehicles,
    documents: profile.documents,
    settings,
    sessions: profile.sessions.map(describeSession),
    operations: operations.map(describeOperation),
    permits: permits.items.map(describePermit),
    // Nothing is written of the parts that the city has not.
    fines: fines?.items.map(describeFine),
    receipts: receipts?.items.map(describeReceipt),
    appeals: appeals?.items.map(describeAppeal),
    unreadable: {
      ...profile.unreadable,
      operations: unreadable,
      permits: permits.unreadable,
      fines: fines?.unreadable,
      receipts: receipts?.unreadable,
      appeals: appeals?.unreadable,
    },
  }
}

function describeSession(session: ParkingSession): object {
  return {
    ...session,
    startsAt: writeTime(session.startsAt),
    endsAt: writeTime(session.endsAt),
    postPaymentStartsAt: writeTime(session.postPaymentStartsAt),
    sum: writeRoubles(session.sum),
    amountToPay: writeRoubles(session.amountToPay),
  }
}

function describeOperation(operation: Operation): object {
  return {
    ...operation,
    // By which a list tells its rows apart.
    key: undefined,
    at: writeTime(operation.at),
    startsAt: writeTime(operation.startsAt),
    endsAt: writeTime(operation.endsAt),
    sum: writeRoubles(operation.sum),
    discount: writeRoubles(operation.discount),
  }
}

function describePermit(permit: Benefit): object {
  return { ...permit, startsAt: writeTime(permit.startsAt), endsAt: writeTime(permit.endsAt) }
}

function describeFine(fine: Fine): object {
  return {
    ...fine,
    at: writeTime(fine.at),
    startsAt: writeTime(fine.startsAt),
    endsAt: writeTime(fine.endsAt),
    offenceAt: writeTime(fine.offenceAt),
    rulingAt: writeTime(fine.rulingAt),
    discountUntil: writeTime(fine.discountUntil),
    total: writeRoubles(fine.total),
    paid: writeRoubles(fine.paid),
  }
}

function describeReceipt(receipt: Receipt): object {
  return { ...receipt, at: writeTime(receipt.at), sum: writeRoubles(receipt.sum) }
}

function describeAppeal({ messages, ...appeal }: WholeAppeal): object {
  return {
    ...appeal,
    messages: messages.items.map(describeMessage),
    unreadable: messages.unreadable,
  }
}

function describeMessage(message: AppealMessage): object {
  return { ...message, at: writeTime(message.at) }
}

function writeTime(at: Instant | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

function writeRoubles(amount: Kopecks | null): number | null {
  return amount === null ? null : amount / 100
}
