import { findGuestToken } from '../seed/demoAccounts.ts'
import type { Call, Handlers } from '../http/call.ts'
import { listContent } from '../city/content.ts'
import { wireMethods } from '../answers/wireMethods.ts'
import { cityDateTime } from '../wire/times.ts'

/** Where SMS commands go (specification, section 9). */
export const SMS_NUMBER = '7878'

const MENU = [
  { path: '/', titles: { ru: 'Карта', en: 'Map' }, itemOrder: 1 },
  { path: '/news', titles: { ru: 'Новости', en: 'News' }, itemOrder: 2 },
  { path: '/pages', titles: { ru: 'Справка', en: 'Help' }, itemOrder: 3 },
]

/** The topics of appeals: the number that the wire knows them by, and their name. */
export const TOPICS = [
  { value: '1', label: 'Оплата парковки' },
  { value: '2', label: 'Абонементы и льготы' },
  { value: '3', label: 'Штрафы' },
  { value: '4', label: 'Работа личного кабинета' },
  { value: '5', label: 'Предложения' },
] as const

/** Writes the notification that pops up; null when there is none. */
export function wireNotification(call: Call) {
  const row = listContent(call, 'notification').find(({ key }) => key === 'popup')
  if (!row) return null
  const { title, message } = row.fields
  const updated = cityDateTime(row.at, call.city.timeZone)
  return { title, message, updated, closed: false }
}

/** Writes the picture that is shown once, where one was published. */
function wireBanner(call: Call) {
  const row = listContent(call, 'notification').find(({ key }) => key === 'banner')
  return row ? { banner: row.fields } : {}
}

function options(call: Call): unknown {
  const { city } = call
  const { hasPrivateData, isClose, isCoopProfile, ...modes } = city.modes
  const [tariff] = city.zones.all.map((zone) => zone.tariff)
  return {
    status: 'ok',
    result: {
      intervals: modes.intervals,
      useTsCategory: modes.useTsCategory,
      useFlatParking: modes.useFlatParking,
      usePostPayment: modes.usePostPayment,
      usePostPaymentYesterday: modes.usePostPaymentYesterday,
      useSessionWithoutRegister: modes.useSessionWithoutRegister,
      paymentByParkingId: modes.paymentByParkingId,
      paymentsMethods: wireMethods(city),
      dontUseBalance: modes.dontUseBalance,
      topics: TOPICS.map(({ label, value }) => ({ label, value })),
      useBonus: modes.useBonus,
      viewPenalty: modes.viewPenalty,
      useReceipts: modes.useReceipts,
      useSubscriptionConstructor: modes.useSubscriptionConstructor,
      pagePersonalData: modes.pagePersonalData,
      pagePersonalDataTitle: 'Правила обработки персональных данных',
      ...(modes.useSessionWithoutRegister ? { guestToken: findGuestToken(city.id) } : {}),
      freeMinutes: tariff?.freeMinutes ?? 0,
      billingStep: tariff?.billingStepMinutes ?? 1,
      calendar: city.calendar,
      postPaymentDays: modes.usePostPaymentYesterday ? 1 : 0,
      menuItems: { header: MENU, footer: MENU, mobile: MENU },
      map: { mapCenter: city.center },
      appLinks: {
        androidLink: `https://apps.example/${city.id}/android`,
        iosLink: `https://apps.example/${city.id}/ios`,
        yandexStoreLink: `https://apps.example/${city.id}/yandex`,
        apkLink: `https://apps.example/${city.id}/parking.apk`,
      },
      ...wireBanner(call),
      contacts: city.contacts,
      notification: wireNotification(call),
      isClose,
      isCoopProfile,
      initialZoom: city.initialZoom,
      hasPrivateData,
      numberSmsSendTo: SMS_NUMBER,
    },
  }
}

/** The settings of the city, in all versions of the call. */
export const optionsHandlers: Handlers = {
  getOptionsInfo: options,
  getOptionsInfoV2: options,
  getOptionsInfoV3: options,
  getOptions: options,
}
