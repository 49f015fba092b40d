import type { AccountSettings, DriverDocument } from '@parking/domain'
import { call } from '../call.ts'
import { readAccountSettings } from '../fromWire/profile.ts'
import { done } from './done.ts'

/** Changes the fields that are given. */
export const changeProfile = (input: {
  firstName?: string
  lastName?: string
  middleName?: string
  email?: string
  documents?: readonly DriverDocument[]
}) =>
  call('put', '/api/profile/change-profile', {
    body: {
      firstname: input.firstName,
      lastname: input.lastName,
      middlename: input.middleName,
      email: input.email,
      documents: input.documents && JSON.stringify(input.documents.map(documentFields)),
    },
    read: done,
  })

function documentFields({ id, type, number }: DriverDocument) {
  return { id: id ?? undefined, title: number, type: type === 'drivingLicence' ? 'VU' : 'STS' }
}

/** Changes the password. */
export const changePassword = (input: { password: string; current: string }) =>
  call('put', '/api/profile/change-password', {
    body: { pass: input.password, currentpass: input.current },
    read: done,
  })

/** Sends a code to an e-mail address; `salt` stands for a registration, which may know the address. */
export const sendEmailCode = (input: { email?: string; isEdit: boolean; salt?: string }) =>
  call('post', '/api/profile/send-email-code', {
    body: { email: input.email, edit: input.isEdit, token: input.salt },
    read: done,
  })

/** Sends a code to a phone; `salt` stands for a registration, which may know the phone. */
export const sendPhoneCode = (input: {
  phone?: string
  isEdit: boolean
  /** Whether the code is to come by SMS, however it came before. */
  isRepeat: boolean
  salt?: string
}) =>
  call('post', '/api/profile/send-sms-code', {
    body: { phone: input.phone, edit: input.isEdit, isReply: input.isRepeat, token: input.salt },
    read: done,
  })

/** Deletes a phone. */
export const deletePhone = ({ phone }: { phone: string }) =>
  call('delete', '/api/profile/delete-phone', { body: { phone }, read: done })

/** Makes a phone the main one. */
export const setMainPhone = ({ phone }: { phone: string }) =>
  call('put', '/api/profile/set-main-phone', { body: { phone }, read: done })

const settingNames = {
  operationsReport: 'reportHistoryOperation',
  pushOff: 'pushOff',
  remindBeforeEnd: 'checkParkingSessionBefore',
  remindAtEnd: 'checkParkingSession',
} as const

/** Changes one setting of the account; with a `token` of the account that this is the key of. */
export const changeAccountSetting = (input: {
  setting: keyof AccountSettings
  value: boolean
  token?: string
}) =>
  call('put', '/api/profile/change-settings-v1', {
    body: { name: settingNames[input.setting], value: input.value, token: input.token },
    read: readAccountSettings,
  })
