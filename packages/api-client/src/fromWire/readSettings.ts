import {
  addUnreadable,
  usableDurationLimits,
  type Banner,
  type CitySettings,
  type FeedbackTopic,
  type MenuItem,
  type Position,
  type Titles,
  type Unreadable,
} from '@parking/domain'
import {
  asRecord,
  count,
  exact,
  flag,
  need,
  needSome,
  number,
  pick,
  readDate,
  readFlag,
  readCountedList,
  record,
  text,
} from '../decode.ts'
import { readPaymentMethod } from './readPaymentMethod.ts'

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

/**
 * Reads the settings of a city.
 *
 * @param durationStep - minutes, for a city whose settings tell none
 */
export function readSettings(value: unknown, durationStep?: number): CitySettings {
  const found = record(value, 'settings')
  const is = (name: (typeof switches)[number]) => flag(pick(found, name))
  const section = (name: string) => asRecord(pick(found, name))
  const contacts = section('contacts')
  needSome(
    'settings',
    ...switches.map((name) => readFlag(pick(found, name))),
    count(pick(section('intervals'), 'max')),
    text(pick(contacts, 'phone', 'email')),
  )
  const links = section('appLinks')
  const menu = section('menuItems')
  const calendar = section('calendar')
  const durations = readDurations(pick(found, 'intervals'), durationStep)
  const methods = readGiven(pick(found, 'paymentsMethods'), readPaymentMethod)
  const topics = readTopics(pick(found, 'topics'))
  const holidays = readGiven(pick(calendar, 'holidays'), readDate)
  const workingDays = readGiven(pick(calendar, 'workingDays'), readDate)
  const header = readGiven(pick(menu, 'header'), readMenuItem)
  const footer = readGiven(pick(menu, 'footer'), readMenuItem)
  const mobile = readGiven(pick(menu, 'mobile'), readMenuItem)
  return {
    durations: durations.limits,
    usesVehicleCategory: is('useTsCategory'),
    hasBarrierParking: is('useFlatParking'),
    hasPostPayment: is('usePostPayment'),
    hasPostPaymentYesterday: is('usePostPaymentYesterday'),
    guestsMayPay: is('useSessionWithoutRegister'),
    guestToken: text(pick(found, 'guestToken')),
    chargesByParkingId: is('paymentByParkingId'),
    hasBalance: !is('dontUseBalance'),
    paymentMethods: methods.items,
    topics: topics.items,
    hasBonus: is('useBonus'),
    showsFines: is('viewPenalty'),
    hasReceipts: is('useReceipts'),
    hasPermitConstructor: is('useSubscriptionConstructor'),
    showsPersonalDataPage: is('pagePersonalData'),
    personalDataTitle: text(pick(found, 'pagePersonalDataTitle')),
    freeMinutes: count(pick(found, 'freeMinutes')) ?? 0,
    billingStepMinutes: count(pick(found, 'billingStep')) || 1,
    calendar: { holidays: holidays.items, workingDays: workingDays.items },
    postPaymentDays: count(pick(found, 'postPaymentDays')) ?? 1,
    menu: { header: header.items, footer: footer.items, mobile: mobile.items },
    mapCenter: readPosition(pick(section('map'), 'mapCenter')),
    initialZoom: count(pick(found, 'initialZoom')),
    links: {
      ios: text(pick(links, 'iosLink')),
      android: text(pick(links, 'androidLink')),
      yandexStore: text(pick(links, 'yandexStoreLink')),
      apk: text(pick(links, 'apkLink')),
    },
    banner: readBanner(pick(found, 'banner')),
    contacts: { phone: text(pick(contacts, 'phone')), email: text(pick(contacts, 'email')) },
    isClosed: is('isClose'),
    hasCorporateAccounts: is('isCoopProfile'),
    showsNames: is('hasPrivateData'),
    smsNumber: text(pick(found, 'numberSmsSendTo')),
    unreadable: {
      durations: durations.unreadable,
      paymentMethods: methods.unreadable,
      topics: topics.unreadable,
      calendar: unreadableSections(pick(found, 'calendar'), holidays, workingDays),
      menu: unreadableSections(pick(found, 'menuItems'), header, footer, mobile),
    },
  }
}

/** Reads a position: longitude, latitude. */
export function readPosition(value: unknown): Position | null {
  if (!Array.isArray(value)) return null
  const [longitude, latitude] = [number(value[0]), number(value[1])]
  if (longitude === null || latitude === null) return null
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null
}

/** Reads a list that a city may leave out. */
function readGiven<T>(value: unknown, read: (item: unknown) => T | null) {
  return readCountedList(value ?? [], read)
}

/** What could not be read of the lists of a record that a city may leave out. */
function unreadableSections(
  value: unknown,
  ...parts: readonly { readonly unreadable: Unreadable }[]
): Unreadable {
  const isRecord = value === null || asRecord(value) !== null
  return addUnreadable(isRecord ? 0 : 'all', ...parts.map(({ unreadable }) => unreadable))
}

function readDurations(
  value: unknown,
  ownStep?: number,
): {
  readonly limits: CitySettings['durations']
  readonly unreadable: Unreadable
} {
  const found = asRecord(value)
  const given = { min: pick(found, 'min'), max: pick(found, 'max'), step: pick(found, 'step') }
  const minutes = (one: unknown) => count(one) ?? Number.NaN
  const junk = Object.values(given).filter((one) => one !== null && count(one) === null)
  return {
    limits: usableDurationLimits(
      { min: minutes(given.min), max: minutes(given.max), step: minutes(given.step) },
      ownStep,
    ),
    unreadable: unreadableSections(value, { unreadable: junk.length }),
  }
}

/** Reads the topics of appeals; an entry of empty texts is the form's own choice of none. */
function readTopics(value: unknown) {
  const isEmpty = (item: unknown) => {
    const found = asRecord(item)
    return pick(found, 'value') === '' && pick(found, 'label') === ''
  }
  const isList = Array.isArray(value)
  return readGiven(isList ? value.filter((item) => !isEmpty(item)) : value, readTopic)
}

function readTopic(value: unknown): FeedbackTopic {
  const found = record(value, 'topic')
  return {
    id: need(exact(pick(found, 'value')), 'value'),
    title: need(text(pick(found, 'label')), 'label'),
  }
}

function readMenuItem(value: unknown): MenuItem {
  const found = record(value, 'menu')
  return {
    path: need(exact(pick(found, 'path')), 'path'),
    titles: readTitles(pick(found, 'titles')),
    order: number(pick(found, 'itemOrder')) ?? 0,
  }
}

function readTitles(value: unknown): Titles {
  const found = record(value, 'titles')
  const ru = need(text(pick(found, 'ru')), 'ru')
  return { ru, en: text(pick(found, 'en')) ?? ru }
}

/** A picture without words says nothing to those who do not see it: it is none. */
function readBanner(value: unknown): Banner | null {
  const found = asRecord(value)
  const [image, title] = [text(pick(found, 'image')), text(pick(found, 'title'))]
  return image && title ? { image, title, link: text(pick(found, 'link')) } : null
}
