import type { AccountSettings, DriverDocument, ReceiptPayer, Vehicle } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import type { Api, CallOptions } from '../createApi.ts'
import { need, pick, record, text } from '../decode.ts'
import { accountSettingsOf } from '../fromWire/profile.ts'
import { filterFields, type OperationsFilter } from '../queries/account.ts'
import { present, writeFormat, writeMoney } from '../toWire.ts'

const done = () => ({ kind: 'done' }) as const

/** A vehicle to save. */
export type VehicleDraft = Pick<Vehicle, 'plate' | 'format' | 'category' | 'isMain'> &
  Partial<Pick<Vehicle, 'name' | 'country' | 'stsNumber' | 'documentType' | 'vin' | 'imei'>>

function carFields(vehicle: VehicleDraft) {
  return present({
    ГРЗ: vehicle.plate,
    Основной: vehicle.isMain,
    Категория: vehicle.category,
    Формат: writeFormat(vehicle.format),
    СерияНомерДокумента: vehicle.stsNumber,
    ТипДокумента: vehicle.documentType,
    Страна: vehicle.country,
    Наименование: vehicle.name,
    VIN: vehicle.vin,
    IMEI: vehicle.imei,
  })
}

/** Adds a vehicle. */
export const addVehicle = (api: Api, vehicle: VehicleDraft, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.POST('/api/profile/car', { ...o, body: carFields(vehicle) }),
      decode: done,
    },
    options,
  )

/** Changes a vehicle; `plate` is the one it had. */
export const changeVehicle = (
  api: Api,
  input: { plate: string; vehicle: VehicleDraft },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/car', {
          ...o,
          body: { ...carFields(input.vehicle), oldgrz: input.plate, newgrz: input.vehicle.plate },
        }),
      decode: done,
    },
    options,
  )

/** Removes a vehicle. */
export const removeVehicle = (api: Api, { plate }: { plate: string }, options?: CallOptions) =>
  api.run(
    { send: (c, o) => c.DELETE('/api/profile/car', { ...o, body: { ГРЗ: plate } }), decode: done },
    options,
  )

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

/** Fetches the operations history as a file. */
export const downloadOperations = (
  api: Api,
  input: { filter: OperationsFilter; kind: 'xls' | 'pdf' },
  options?: CallOptions,
) =>
  api.download(
    (c, o) =>
      c.GET('/api/profile/download-history/v1', {
        ...o,
        params: { query: { ...filterFields(input.filter), type: input.kind } },
      }),
    input.kind,
    options,
  )

/** Fetches a receipt as PDF. */
export const downloadReceipt = (api: Api, { number }: { number: string }, options?: CallOptions) =>
  api.download(
    (c, o) => c.GET('/api/receipt', { ...o, params: { query: { receiptnumber: number } } }),
    'pdf',
    options,
  )

/** Sends a receipt by e-mail. */
export const sendReceipt = (
  api: Api,
  input: { number: string; email: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.GET('/api/sendreceipt', {
          ...o,
          params: { query: { receiptnumber: input.number, email: input.email } },
        }),
      decode: done,
    },
    options,
  )

function payerJson(payer: ReceiptPayer): string {
  if (payer.kind === 'legal') {
    const { name, ogrn, inn, kpp, address } = payer
    return JSON.stringify({ type: 2, name, ogrn, inn, kpp, address })
  }
  return JSON.stringify({
    type: 1,
    firstName: payer.firstName,
    lastName: payer.lastName,
    middleName: payer.middleName,
    typeDoc: payer.documentType === 'passport' ? 1 : 2,
    seriesDoc: payer.documentSeries,
    numberDoc: payer.documentNumber,
    DateDoc: payer.documentDate.replaceAll('.', '/'),
    issuer: payer.issuer,
    address: payer.address,
  })
}

const createdOf = (result: unknown) => ({
  number: need(text(pick(record(result), 'receiptnumber')), 'receiptnumber'),
})

/** Makes a receipt for a top-up. */
export const createTopUpReceipt = (
  api: Api,
  input: { sum: Kopecks; payer: ReceiptPayer },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/creatrefill', {
          ...o,
          body: { sum: writeMoney(input.sum), payer: payerJson(input.payer) },
        }),
      decode: createdOf,
    },
    options,
  )

/** Makes a receipt for a permit. */
export const createPermitReceipt = (
  api: Api,
  input: { code: string; plate: string; payer: ReceiptPayer },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/creatsubscription', {
          ...o,
          body: { codeSubscription: input.code, grz: input.plate, payer: payerJson(input.payer) },
        }),
      decode: createdOf,
    },
    options,
  )

/** Sends an appeal. */
export const registerAppeal = (
  api: Api,
  input: { topic?: string | null; message: string; phone: string; email: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/appealProcessing/appealRegistration/v1', {
          ...o,
          body: {
            message: input.message,
            phone: input.phone,
            email: input.email,
            ...present({ idSubject: input.topic }),
          },
        }),
      decode: (result) => ({
        message: text(pick(result === null ? null : record(result), 'message')),
      }),
    },
    options,
  )

/** Sends a message of an appeal. */
export const sendAppealMessage = (
  api: Api,
  input: { appealId: string; text: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/appealProcessing/messageRegistration/v1', {
          ...o,
          body: { message: input.text, idAppeal: input.appealId },
        }),
      decode: done,
    },
    options,
  )
