import type { DurationLimits } from '@parking/domain'
import type { TimeFormat } from '../wire/times.ts'

/** How a city's back end works: every mode of the specification is on somewhere. */
export interface CityModes {
  intervals: DurationLimits
  useTsCategory: boolean
  useFlatParking: boolean
  usePostPayment: boolean
  usePostPaymentYesterday: boolean
  useSessionWithoutRegister: boolean
  paymentByParkingId: boolean
  dontUseBalance: boolean
  useBonus: boolean
  viewPenalty: boolean
  useReceipts: boolean
  useSubscriptionConstructor: boolean
  pagePersonalData: boolean
  hasPrivateData: boolean
  isCoopProfile: boolean
  /** Closed for maintenance. */
  isClose: boolean
  /** How a phone is confirmed. */
  confirmation: 'SMS' | 'Call'
  /** How the times of sessions and of the history are written: most cities tell no seconds. */
  timeFormat: TimeFormat
  /** How the times of fines are written. */
  fineTimeFormat: TimeFormat
}

const usual: CityModes = {
  intervals: { min: 15, max: 1440, step: 15 },
  useTsCategory: false,
  useFlatParking: false,
  usePostPayment: false,
  usePostPaymentYesterday: false,
  useSessionWithoutRegister: false,
  paymentByParkingId: false,
  dontUseBalance: false,
  useBonus: false,
  viewPenalty: true,
  useReceipts: true,
  useSubscriptionConstructor: false,
  pagePersonalData: true,
  hasPrivateData: true,
  isCoopProfile: false,
  isClose: false,
  confirmation: 'SMS',
  timeFormat: 'DD/MM/YYYY HH:mm',
  fineTimeFormat: 'DD.MM.YYYY HH:mm',
}

const toTheSecond = {
  timeFormat: 'YYYY-MM-DD HH:mm:ss',
  fineTimeFormat: 'YYYY-MM-DD HH:mm:ss',
} as const

const special: Readonly<Record<string, Partial<CityModes>>> = {
  kazan: {
    useTsCategory: true,
    useFlatParking: true,
    usePostPayment: true,
    usePostPaymentYesterday: true,
    useSessionWithoutRegister: true,
    useBonus: true,
    useSubscriptionConstructor: true,
    isCoopProfile: true,
    ...toTheSecond,
  },
  sevastopol: { dontUseBalance: true, usePostPayment: true },
  rostov: { confirmation: 'Call' },
  ufa: { confirmation: 'Call' },
  perm: {
    usePostPayment: true,
    usePostPaymentYesterday: true,
    timeFormat: 'YYYY-MM-DD HH:mm',
  },
  ryazan: { paymentByParkingId: true, usePostPayment: true },
  tula: { useSessionWithoutRegister: true, useSubscriptionConstructor: true },
  belgorod: { useFlatParking: true },
  kursk: { useTsCategory: true },
  volgograd: { useBonus: true, useTsCategory: true, ...toTheSecond },
  novosibirsk: { intervals: { min: 60, max: 720, step: 60 }, ...toTheSecond },
  yekaterinburg: { isCoopProfile: true },
  tyumen: { viewPenalty: false, useReceipts: false },
  yaroslavl: { hasPrivateData: false, pagePersonalData: false },
  makhachkala: { isClose: true },
}

/** Finds how the back end of a city works. */
export function findModes(cityId: string): CityModes {
  return { ...usual, ...special[cityId] }
}
