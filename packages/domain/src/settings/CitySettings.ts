import type { Calendar } from '@parking/pricing'
import type { DurationLimits } from '../duration/usableDurationLimits.ts'
import type { FeedbackTopic } from '../feedback/Appeal.ts'
import type { Unreadable } from '../list/ReadList.ts'
import type { Position } from '../mapObject/Geometry.ts'
import type { PaymentMethod } from '../payment/PaymentMethod.ts'

/** Text in both languages. */
export interface Titles {
  readonly ru: string
  readonly en: string
}

/** An entry of a menu that a city adds. */
export interface MenuItem {
  /** A path of the product or an address of elsewhere, unguarded. */
  readonly path: string
  readonly titles: Titles
  readonly order: number
}

/** The links and contacts of a city. */
export interface CityLinks {
  readonly ios: string | null
  readonly android: string | null
  readonly yandexStore: string | null
  readonly apk: string | null
}

/** A picture that a city shows to everybody once. */
export interface Banner {
  /** Its address, as the back end writes it. */
  readonly image: string
  /** What it says, in words. */
  readonly title: string
  /** Where a press on it leads; null where it leads nowhere. */
  readonly link: string | null
}

/** What a city's back end says about itself. */
export interface CitySettings {
  readonly durations: DurationLimits
  readonly usesVehicleCategory: boolean
  readonly hasBarrierParking: boolean
  readonly hasPostPayment: boolean
  readonly hasPostPaymentYesterday: boolean
  readonly guestsMayPay: boolean
  /** Token that guests price and start sessions with. */
  readonly guestToken: string | null
  readonly chargesByParkingId: boolean
  readonly hasBalance: boolean
  readonly paymentMethods: readonly PaymentMethod[]
  readonly topics: readonly FeedbackTopic[]
  readonly hasBonus: boolean
  readonly showsFines: boolean
  readonly hasReceipts: boolean
  readonly hasPermitConstructor: boolean
  readonly showsPersonalDataPage: boolean
  readonly personalDataTitle: string | null
  /** Minutes at the start of a stay that cost nothing. */
  readonly freeMinutes: number
  /** Minutes that are billed at a time. */
  readonly billingStepMinutes: number
  readonly calendar: Calendar
  /** Days after the parking day within which it can still be paid. */
  readonly postPaymentDays: number
  readonly menu: {
    readonly header: readonly MenuItem[]
    readonly footer: readonly MenuItem[]
    readonly mobile: readonly MenuItem[]
  }
  readonly mapCenter: Position | null
  readonly initialZoom: number | null
  readonly links: CityLinks
  /** Null where there is none. */
  readonly banner: Banner | null
  readonly contacts: { readonly phone: string | null; readonly email: string | null }
  readonly isClosed: boolean
  readonly hasCorporateAccounts: boolean
  readonly showsNames: boolean
  readonly smsNumber: string | null
  /** What of these could not be read. */
  readonly unreadable: Readonly<
    Record<'durations' | 'paymentMethods' | 'topics' | 'calendar' | 'menu', Unreadable>
  >
}
