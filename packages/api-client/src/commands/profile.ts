import type { AccountSettings, DriverDocument } from '@parking/domain'
import type { Api, CallOptions } from '../createApi.ts'
import { accountSettingsOf } from '../fromWire/profile.ts'
import { present } from '../toWire.ts'
import { done } from './done.ts'

/** Changes the fields that are given. */
export const changeProfile = (
  api: Api,
  input: {
    firstName?: string
    lastName?: string
    middleName?: string
    email?: string
    documents?: readonly DriverDocument[]
  },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/change-profile', {
          ...o,
          body: present({
            firstname: input.firstName,
            lastname: input.lastName,
            middlename: input.middleName,
            email: input.email,
            documents: input.documents && JSON.stringify(input.documents.map(documentFields)),
          }),
        }),
      decode: done,
    },
    options,
  )

function documentFields({ id, type, number }: DriverDocument) {
  return present({ id, title: number, type: type === 'drivingLicence' ? 'VU' : 'STS' })
}

/** Changes the password. */
export const changePassword = (
  api: Api,
  input: { password: string; current: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/change-password', {
          ...o,
          body: { pass: input.password, currentpass: input.current },
        }),
      decode: done,
    },
    options,
  )

/** Sends a code to an e-mail address. */
export const sendEmailCode = (
  api: Api,
  input: { email: string; isEdit: boolean },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/profile/send-email-code', {
          ...o,
          body: { email: input.email, edit: input.isEdit },
        }),
      decode: done,
    },
    options,
  )

/** Sends a code to a phone. */
export const sendPhoneCode = (
  api: Api,
  input: { phone: string; isEdit: boolean; isRepeat: boolean },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/profile/send-sms-code', {
          ...o,
          body: { phone: input.phone, edit: input.isEdit, isReply: input.isRepeat },
        }),
      decode: done,
    },
    options,
  )

/** Deletes a phone. */
export const deletePhone = (api: Api, { phone }: { phone: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.DELETE('/api/profile/delete-phone', { ...o, body: { phone } }),
      decode: done,
    },
    options,
  )

/** Makes a phone the main one. */
export const setMainPhone = (api: Api, { phone }: { phone: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.PUT('/api/profile/set-main-phone', { ...o, body: { phone } }),
      decode: done,
    },
    options,
  )

const settingNames = {
  operationsReport: 'reportHistoryOperation',
  pushOff: 'pushOff',
  remindBeforeEnd: 'checkParkingSessionBefore',
  remindAtEnd: 'checkParkingSession',
} as const

/** Changes one setting of the account. */
export const changeAccountSetting = (
  api: Api,
  input: { setting: keyof AccountSettings; value: boolean },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/change-settings-v1', {
          ...o,
          body: { name: settingNames[input.setting], value: input.value },
        }),
      decode: accountSettingsOf,
    },
    options,
  )
