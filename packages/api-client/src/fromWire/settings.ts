import type { CitySettings, MenuItem, Position, Titles } from '@parking/domain'
import {
  asRecord,
  count,
  flag,
  items,
  need,
  needSome,
  number,
  pick,
  readDate,
  readFlag,
  record,
  text,
} from '../decode.ts'
import { readPaymentMethod } from './profile.ts'

/** The names of what a city turns on and off. */
const switches = [
  'useTsCategory',
  'useFlatParking',
  'usePostPayment',
  'usePostPaymentYesterday',
  'useSessionWithoutRegister',
  'paymentByParkingId',
  'dontUseBalance',
  'useBonus',
  'viewPenalty',
  'useReceipts',
  'useSubscriptionConstructor',
  'pagePersonalData',
  'isClose',
  'isCoopProfile',
  'hasPrivateData',
] as const

/** Reads the settings of a city. */
export function readSettings(value: unknown): CitySettings {
  const found = record(value, 'settings')
  const is = (name: (typeof switches)[number]) => flag(pick(found, name))
  const part = (name: string) => asRecord(pick(found, name))
  const contacts = part('contacts')
  needSome(
    'settings',
    ...switches.map((name) => readFlag(pick(found, name))),
    count(pick(part('intervals'), 'max')),
    text(pick(contacts, 'phone', 'email')),
  )
  const links = part('appLinks')
  const menu = part('menuItems')
  const calendar = part('calendar')
  return {
    durations: readDurations(pick(found, 'intervals')),
    usesVehicleCategory: is('useTsCategory'),
    hasBarrierParking: is('useFlatParking'),
    hasPostPayment: is('usePostPayment'),
    hasPostPaymentYesterday: is('usePostPaymentYesterday'),
    guestsMayPay: is('useSessionWithoutRegister'),
    guestToken: text(pick(found, 'guestToken')),
    chargesByParkingId: is('paymentByParkingId'),
    hasBalance: !is('dontUseBalance'),
    paymentMethods: items(pick(found, 'paymentsMethods'), readPaymentMethod),
    topics: items(pick(found, 'topics'), readTopic),
    hasBonus: is('useBonus'),
    showsFines: is('viewPenalty'),
    hasReceipts: is('useReceipts'),
    hasPermitConstructor: is('useSubscriptionConstructor'),
    showsPersonalDataPage: is('pagePersonalData'),
    personalDataTitle: text(pick(found, 'pagePersonalDataTitle')),
    freeMinutes: count(pick(found, 'freeMinutes')) ?? 0,
    billingStepMinutes: count(pick(found, 'billingStep')) || 1,
    calendar: {
      holidays: items(pick(calendar, 'holidays'), readDate),
      workingDays: items(pick(calendar, 'workingDays'), readDate),
    },
    postPaymentDays: count(pick(found, 'postPaymentDays')) ?? 1,
    menu: {
      header: items(pick(menu, 'header'), readMenuItem),
      footer: items(pick(menu, 'footer'), readMenuItem),
      mobile: items(pick(menu, 'mobile'), readMenuItem),
    },
    mapCenter: readPosition(pick(part('map'), 'mapCenter')),
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
export function readPosition(value: unknown): Position | null {
  if (!Array.isArray(value)) return null
  const [longitude, latitude] = [number(value[0]), number(value[1])]
  if (longitude === null || latitude === null) return null
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null
}

function readDurations(value: unknown): CitySettings['durations'] {
  const found = asRecord(value)
  const [min, max, step] = ['min', 'max', 'step'].map((name) => count(pick(found, name)) || null)
  return { min: min ?? 15, max: max ?? 1440, step: step ?? 15 }
}

function readTopic(value: unknown): { id: string; title: string } {
  const found = record(value, 'topic')
  return {
    id: need(text(pick(found, 'value')), 'value'),
    title: need(text(pick(found, 'label')), 'label'),
  }
}

function readMenuItem(value: unknown): MenuItem {
  const found = record(value, 'menu')
  return {
    path: need(text(pick(found, 'path')), 'path'),
    titles: readTitles(pick(found, 'titles')),
    order: number(pick(found, 'itemOrder')) ?? 0,
  }
}

function readTitles(value: unknown): Titles {
  const found = record(value, 'titles')
  const ru = need(text(pick(found, 'ru')), 'ru')
  return { ru, en: text(pick(found, 'en')) ?? ru }
}
