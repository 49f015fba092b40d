import {
  distinctSessions,
  setMainPhone,
  type AccountSettings,
  type ConfirmationRules,
  type DriverDocument,
  type ParkingSession,
  type Phone,
  type Profile,
  type SessionStatus,
} from '@parking/domain'
import * as wire from '../decode.ts'
import { readPaymentMethod } from './readPaymentMethod.ts'
import { readPlate } from './plate.ts'
import { readVehicle } from './readVehicle.ts'

const { exact, flag, meaningful, need, pick, readFlag, readCountedList, record, text } = wire

/** Reads a profile; an account without its own record is none. */
export function readProfile(value: unknown, timeZone: string): Profile {
  const found = record(value, 'profile')
  wire.needSome('profile', pick(found, 'email'), wire.money(pick(found, 'balance')))
  const phones = readCountedList(pick(found, 'telephones') ?? [], readPhone)
  const vehicles = readCountedList(pick(found, 'ts') ?? [], readVehicle)
  // Unlike the others this list proves things by what is not in it, so it must be there.
  const sessions = readCountedList(pick(found, 'sessions'), (one) => readSession(one, timeZone))
  const methods = readCountedList(pick(found, 'paymentsMethods') ?? [], readPaymentMethod)
  const documents = readCountedList(pick(found, 'documents') ?? [], readDocument)
  const main = readPhone(pick(found, 'telephone'))
  return {
    email: need(textOrEmpty(pick(found, 'email')), 'email') || null,
    firstName: text(pick(found, 'firstName')),
    lastName: text(pick(found, 'lastName')),
    middleName: text(pick(found, 'middleName')),
    balance: wire.readBalance(pick(found, 'balance')),
    phones: withOneMain(phones.items.length > 0 || main === null ? phones.items : [main]),
    vehicles: vehicles.items,
    sessions: distinctSessions(sessions.items.filter(({ status }) => status !== 'ended')),
    paymentMethods: methods.items,
    documents: documents.items,
    defaultZone: text(pick(found, 'defaultZone')),
    unreadable: {
      phones: phones.unreadable,
      vehicles: vehicles.unreadable,
      sessions: sessions.unreadable,
      paymentMethods: methods.unreadable,
      documents: documents.unreadable,
    },
  }
}

/** Reads a balance; an unknown one is null. */
export function readKnownBalance(value: unknown) {
  const found = pick(record(value), 'balance')
  need(wire.money(found), 'balance')
  return wire.readBalance(found)
}

/** Reads a telephone, digits alone. */
function readPhone(value: unknown): Phone | null {
  const found = wire.asRecord(value)
  const number = exact(pick(found, 'phone'))?.replaceAll(/\D/g, '') ?? ''
  return number === '' ? null : { number, isMain: flag(pick(found, 'isMain')) }
}

/** Exactly one phone is the main one, whatever the wire says. */
function withOneMain(phones: readonly Phone[]): readonly Phone[] {
  const main = phones.find(({ isMain }) => isMain) ?? phones[0]
  return main === undefined ? phones : setMainPhone(phones, main.number)
}

/** What back ends write of a session, in small letters and with е for ё. Any other word says nothing. */
const stateWords: readonly (readonly [RegExp, SessionStatus])[] = [
  [/^действует$/, 'active'],
  [/^(ожида[а-я]*( оплат[а-я]*)?|к оплате|отложен[а-я]*|не ?оплачен[а-я]*)$/, 'waiting'],
  [/^(wait(ing)?|unpaid|not paid|deff?err?ed|postponed)$/, 'waiting'],
  [/^(завершен|отменен|закончен|окончен|закрыт)[а-я]*$/, 'ended'],
  [/^(ended|finished|closed|cancell?ed)$/, 'ended'],
]

/** Reads the word for a session's state, in any case and with any spaces. */
function readStatus(value: unknown): SessionStatus {
  const word =
    text(value)
      ?.toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll(/[\s_]+/g, ' ') ?? ''
  return stateWords.find(([words]) => words.test(word))?.[1] ?? 'unknown'
}

/** Reads a session. An end that is missing, or before the beginning, is not known. */
export function readSession(value: unknown, timeZone: string): ParkingSession {
  const found = record(value, 'session')
  const at = (name: string) => wire.cityTime(pick(found, name), timeZone)
  const startsAt = need(at('startDate'), 'startDate')
  const end = at('endDate')
  const endsAt = end === null || end < startsAt ? null : end
  const status = readStatus(pick(found, 'status'))
  const transport = pick(found, 'transport')
  const reservationId = meaningful(pick(found, 'reservationId'))
  const owed = wire.money(pick(found, 'amountToPay'))
  return {
    id: need(meaningful(pick(found, 'id')) ?? reservationId, 'id'),
    reservationId,
    status,
    zone: exact(pick(found, 'zone')),
    parkingCode: exact(pick(found, 'parkingCode')),
    plate: readPlate(pick(wire.asRecord(transport), 'numberTs') ?? transport) ?? '',
    startsAt,
    endsAt,
    durationMinutes:
      wire.count(pick(found, 'duration')) ?? Math.round(((endsAt ?? startsAt) - startsAt) / 60_000),
    sum: wire.price(pick(found, 'sum')),
    amountToPay: status === 'active' || owed === null || owed <= 0 ? null : owed,
    postPaymentStartsAt: at('postPaymentStartTime'),
  }
}

/** Reads a document. The list is saved as a whole, so one of another type must count as unreadable. */
function readDocument(value: unknown): DriverDocument {
  const found = record(value, 'document')
  const types = { VU: 'drivingLicence', STS: 'vehicleCertificate' } as const
  return {
    id: exact(pick(found, 'id')),
    type: need(wire.oneOf<DriverDocument['type']>(types, pick(found, 'type')), 'type'),
    number: need(exact(pick(found, 'title')), 'title'),
  }
}

/** Reads the settings of an account. */
export function readAccountSettings(value: unknown): AccountSettings {
  const found = record(value, 'settings')
  const switches = {
    operationsReport: readFlag(pick(found, 'reportHistoryOperation')),
    pushOff: readFlag(pick(found, 'pushOff')),
    remindBeforeEnd: readFlag(pick(found, 'checkParkingSessionBefore')),
    remindAtEnd: readFlag(pick(found, 'checkParkingSession')),
  }
  wire.needSome('settings', ...Object.values(switches))
  return {
    operationsReport: switches.operationsReport ?? false,
    pushOff: switches.pushOff ?? false,
    remindBeforeEnd: switches.remindBeforeEnd ?? false,
    remindAtEnd: switches.remindAtEnd ?? false,
  }
}

/** Reads how a city confirms phones. */
export function readConfirmationRules(value: unknown): ConfirmationRules {
  const found = record(value)
  const words = { SMS: 'sms', Call: 'call' } as const
  const type = need(wire.oneOf<'sms' | 'call'>(words, pick(found, 'typeAuthorization')), 'type')
  return { type, canRepeatBySms: flag(pick(found, 'useSmsReplay')) }
}

function textOrEmpty(value: unknown): string | null {
  return value === null || value === '' ? '' : text(value)
}
