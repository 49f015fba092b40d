import type { CitySettings, MenuItem, Position, Titles } from '@parking/domain'
import {
  asRecord,
  count,
  dateOf,
  flag,
  items,
  need,
  number,
  pick,
  record,
  text,
} from '../decode.ts'
import { paymentMethodOf } from './profile.ts'

/** Reads the settings of a city. */
export function settingsOf(value: unknown): CitySettings {
  const found = record(value, 'settings')
  const is = (name: string) => flag(pick(found, name))
  const part = (name: string) => asRecord(pick(found, name))
  const contacts = part('contacts')
  const links = part('appLinks')
  const menu = part('menuItems')
  const calendar = part('calendar')
  return {
    durations: durationsOf(pick(found, 'intervals')),
    usesVehicleCategory: is('useTsCategory'),
    hasBarrierParking: is('useFlatParking'),
    hasPostPayment: is('usePostPayment'),
    hasPostPaymentYesterday: is('usePostPaymentYesterday'),
    guestsMayPay: is('useSessionWithoutRegister'),
    guestToken: text(pick(found, 'guestToken')),
    chargesByParkingId: is('paymentByParkingId'),
    hasBalance: !is('dontUseBalance'),
    paymentMethods: items(pick(found, 'paymentsMethods'), paymentMethodOf),
    topics: items(pick(found, 'topics'), topicOf),
    hasBonus: is('useBonus'),
    showsFines: is('viewPenalty'),
    hasReceipts: is('useReceipts'),
    hasPermitConstructor: is('useSubscriptionConstructor'),
    showsPersonalDataPage: is('pagePersonalData'),
    personalDataTitle: text(pick(found, 'pagePersonalDataTitle')),
    freeMinutes: count(pick(found, 'freeMinutes')) ?? 0,
    billingStepMinutes: count(pick(found, 'billingStep')) || 1,
    calendar: {
      holidays: items(pick(calendar, 'holidays'), dateOf),
      workingDays: items(pick(calendar, 'workingDays'), dateOf),
    },
    postPaymentDays: count(pick(found, 'postPaymentDays')) ?? 1,
    menu: {
      header: items(pick(menu, 'header'), menuItemOf),
      footer: items(pick(menu, 'footer'), menuItemOf),
      mobile: items(pick(menu, 'mobile'), menuItemOf),
    },
    mapCenter: positionOf(pick(part('map'), 'mapCenter')),
    initialZoom: count(pick(found, 'initialZoom')),
    links: {
      ios: text(pick(links, 'iosLink')),
      android: text(pick(links, 'androidLink')),
      yandexStore: text(pick(links, 'yandexStoreLink')),
      apk: text(pick(links, 'apkLink')),
    },
    contacts: { phone: text(pick(contacts, 'phone')), email: text(pick(contacts, 'email')) },
    isClosed: is('isClose'),
    hasCorporateAccounts: is('isCoopProfile'),
    showsNames: is('hasPrivateData'),
    smsNumber: text(pick(found, 'numberSmsSendTo')),
  }
}

/** Reads a position: longitude, latitude. */
export function positionOf(value: unknown): Position | null {
  if (!Array.isArray(value)) return null
  const [longitude, latitude] = [number(value[0]), number(value[1])]
  if (longitude === null || latitude === null) return null
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null
}

function durationsOf(value: unknown): CitySettings['durations'] {
  const found = asRecord(value)
  const [min, max, step] = ['min', 'max', 'step'].map((name) => count(pick(found, name)) || null)
  return { min: min ?? 15, max: max ?? 1440, step: step ?? 15 }
}

function topicOf(value: unknown): { id: string; title: string } {
  const found = record(value, 'topic')
  return {
    id: need(text(pick(found, 'value')), 'value'),
    title: need(text(pick(found, 'label')), 'label'),
  }
}

function menuItemOf(value: unknown): MenuItem {
  const found = record(value, 'menu')
  return {
    path: need(text(pick(found, 'path')), 'path'),
    titles: titlesOf(pick(found, 'titles')),
    order: number(pick(found, 'itemOrder')) ?? 0,
  }
}

function titlesOf(value: unknown): Titles {
  const found = record(value, 'titles')
  const ru = need(text(pick(found, 'ru')), 'ru')
  return { ru, en: text(pick(found, 'en')) ?? ru }
}
