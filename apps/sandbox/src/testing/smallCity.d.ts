/* What tests of features see of the sandbox: its types need neither Node nor a database. */
import type { PriceInterval } from '@parking/pricing'
import type { CityModes } from '../city/findModes.ts'

/** What the small city is like when a test begins; what is not said is the usual. */
export interface SmallCityState {
  /** The instant that its clock stands at: {@link noon}. */
  readonly now?: number
  /** What the driver's wallet holds, in kopecks: 500 roubles. */
  readonly balance?: number
  /** Who the driver is: driver@parking.example with one phone, without names or a password. */
  readonly driver?: SmallCityDriver
  /** The driver's vehicles or their plates, the main one first unless they say otherwise. */
  readonly vehicles?: readonly (string | SmallCityVehicle)[]
  readonly documents?: readonly { readonly type: string; readonly title: string }[]
  /** Sessions of the driver that began ten minutes ago and cost 100 roubles, 50 where they wait. */
  readonly sessions?: readonly SmallCitySession[]
  /** A company that has the tokens and the wallet in the driver's place. */
  readonly company?: SmallCityCompany
  /**
   * What anna@parking.example, who registers, has to confirm next. The e-mail's step is known by
   * `salt-e` and its code is 1234; the phone's by `salt-p`, and its code is 5678 until another is sent.
   */
  readonly registration?: 'email' | 'phone'
  readonly permits?: readonly SmallCityPermit[]
  /** What the operator publishes, the newest first: nothing. */
  readonly content?: readonly SmallCityContent[]
  /** How its back end works where it differs from the plainest one: with a balance and nothing more. */
  readonly modes?: Partial<CityModes>
  /** Whether it knows keys, and can tell what became of one: as in most cities, not. */
  readonly idempotencyKey?: boolean
  readonly chargeStatus?: boolean
  /** What an hour costs in both zones: 100 roubles, by day and by night. */
  readonly prices?: readonly PriceInterval[]
  /** Its days off: none. */
  readonly holidays?: readonly string[]
}

interface SmallCityDriver {
  readonly firstName?: string
  readonly lastName?: string
  readonly middleName?: string
  readonly phone?: string
  /** Beside the main one. */
  readonly morePhones?: readonly string[]
  readonly password?: string
}

export interface SmallCityVehicle {
  readonly plate: string
  readonly isMain?: boolean
  readonly category?: 'A' | 'B'
  readonly country?: string
  readonly name?: string
  /** Of its certificate. */
  readonly sts?: string
}

interface SmallCitySession {
  readonly plate: string
  readonly minutesLeft: number
  /** It has ended and waits for its payment. */
  readonly waiting?: boolean
}

/** A text by its key: the path of a page, the name of a command. */
interface SmallCityContent {
  readonly kind: 'news' | 'page' | 'sms'
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
}

/** A permit of a month for all zones and the main car, with 20 days left. */
interface SmallCityPermit {
  readonly isPaused?: boolean
}

/** What a company has; what is not said of it is empty, and everything is on. */
export interface SmallCityFleet {
  readonly vehicles?: readonly {
    readonly id?: number
    readonly plate: string
    readonly vin: string
    readonly imei: string
  }[]
  readonly drivers?: readonly {
    readonly id?: number
    readonly name: string
    readonly phone: string
    readonly plate: string
    readonly isActive?: boolean
  }[]
  readonly devices?: readonly {
    readonly id?: number
    readonly plate?: string
    readonly vin?: string
    readonly imei?: string
    readonly isActive?: boolean
  }[]
}

/** A company with what it has: Автопарк, 7707083893. */
export interface SmallCityCompany extends SmallCityFleet {
  readonly inn?: string
  readonly name?: string
}

/** All that a fleet's parts can say. */
export type WholeFleet = {
  readonly [Part in keyof SmallCityFleet]-?: readonly Required<
    NonNullable<SmallCityFleet[Part]>[number]
  >[]
}

/** A page of the bank that the city has asked for. */
interface BankOrder {
  readonly id: string
  readonly amount: number
  readonly purpose: string
  readonly status: 'new' | 'paid' | 'declined'
}

/**
 * A city of the sandbox with two zones and one driver, whose tokens are `token-1`, `token-2` and
 * `token-3`. Another driver, next@parking.example, has `other-token`.
 */
export interface SmallCity {
  /** Empties the city and fills it as a test says. */
  begin(state: SmallCityState): void
  /** Answers a request, whose host may be any, and whose body was read. */
  answer(request: Request, body: string): Promise<Response>
  now: number
  /** What the driver's wallet holds, in kopecks. */
  balance: number
  /** The sessions of the driver that run or wait, the one that ends first before the others. */
  readonly sessions: readonly {
    readonly id: string
    readonly plate: string
    readonly endsAt: number
  }[]
  /** What the city was paid for parking and permits, in kopecks, the oldest first. */
  readonly charges: readonly number[]
  /** The newest code that the city has sent to anybody. */
  readonly lastCode: string
  /** What the company has, the oldest first; somebody else may change it. */
  get fleet(): WholeFleet
  set fleet(fleet: SmallCityFleet)
  /** The pages of the bank, the oldest first. */
  readonly orders: readonly BankOrder[]
  /** The driver pays on the newest page of the bank. */
  payAtBank(): void
  /** The driver turns the newest page of the bank down. */
  declineAtBank(): void
  /**
   * The driver tops the balance up with so many kopecks on the newest page of the bank, or on page 7
   * where the city has asked for none.
   */
  topUp(kopecks: number): void
  /** Ends every session, as if it had never been: nothing is given back. */
  endSessions(): void
  /** Ends every permit. */
  endPermits(): void
}

/** 23 November 2026, a Monday, 12:00 in Kazan. */
export declare const noon: number

/** Starts the sandbox in this process, its store in memory, with the small city alone. */
export declare function openSmallCity(): Promise<SmallCity>
