import { QueryClient, type QueryKey, type QueryFunction } from '@tanstack/react-query'
import * as client from './index.ts'
import type { Api, CallOptions } from './index.ts'

/** One call, by the name that the contract gives it. */
export type CallRow = readonly [
  operationId: string,
  run: (api: Api, options?: CallOptions) => Promise<unknown>,
]

const fetched = (options: { queryKey: QueryKey; queryFn?: unknown }, signal?: AbortSignal) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read() always gives a function
  const queryFn = options.queryFn as QueryFunction
  const given = signal ?? new AbortController().signal
  return Promise.resolve(
    queryFn({
      queryKey: options.queryKey,
      signal: given,
      client: new QueryClient(),
      meta: undefined,
    }),
  )
}
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown }
const query = (name: string, make: (api: Api) => AnyQuery): CallRow => [
  name,
  (api, o) => fetched(make(api), o?.signal),
]

const vehicle = { plate: 'А123ВС116', format: 'russian', category: 'B', isMain: true } as const
const stay = { vehicle, zone: '101', durationMinutes: 60 }
const filter = { from: '2026-11-01', to: '2026-11-21' }
const payer = {
  kind: 'legal',
  name: 'Автопарк',
  ogrn: '1',
  inn: '2',
  kpp: '3',
  address: 'Казань',
} as const
const draft = {
  firstName: 'А',
  lastName: 'Б',
  middleName: '',
  email: 'a@b.example',
  phone: '79001234567',
  confirmation: 'sms',
} as const
const person = { name: 'А Б', phone: '79001234567', plate: 'А123ВС116' }
const order = { orderId: '1', method: 'balance' }

/** All queries and commands with inputs that are good. */
export const calls: readonly CallRow[] = [
  query('getOptionsInfoV3', client.settingsQuery),
  query('getMapInfoV3', client.mapQuery),
  query('getZones', client.zonesQuery),
  query('getNews', (api) => client.newsQuery(api, { limit: 10, offset: 0 })),
  query('getNewsItem', (api) => client.newsItemQuery(api, '1')),
  query('getPage', (api) => client.pageQuery(api, 'rules')),
  query('getSmsCommands', client.smsCommandsQuery),
  query('getNotification', client.notificationQuery),
  query('getProfileV6', client.profileQuery),
  query('getBalance', client.balanceQuery),
  query('getAccountSettings', client.accountSettingsQuery),
  query('getConfirmationTypeV2', client.confirmationRulesQuery),
  query('getCorporateProfile', client.companyQuery),
  query('getOperationsWithFilter', (api) => client.operationsQuery(api, filter)),
  query('getBenefitsV2', client.benefitsQuery),
  query('getSubscription', client.permitCardsQuery),
  query('getTimings', client.timingsQuery),
  query('findOffers', (api) =>
    client.offersQuery(api, {
      zones: ['101'],
      startDate: '2026-11-22',
      days: 30,
      plate: 'А123ВС116',
    }),
  ),
  query('calculateCost', (api) => client.costQuery(api, stay)),
  query('getPlanarCost', (api) =>
    client.barrierCostQuery(api, { ticketNumber: '7', parkingNumber: '5' }),
  ),
  query('getFines', client.finesQuery),
  query('getFineImage', (api) => client.fineImageQuery(api, '1')),
  query('getReceipts', client.receiptsQuery),
  query('getAppeals', client.appealsQuery),
  query('getMessages', (api) => client.appealMessagesQuery(api, '1')),
  ['loginV5', (api, o) => client.logIn(api, { login: 'a', password: 'b' }, o)],
  ['loginCorporate', (api, o) => client.logInCompany(api, { inn: '1', contractNumber: '2' }, o)],
  [
    'loginCooperative',
    (api, o) => client.logInCooperative(api, { inn: '1', contractNumber: '2' }, o),
  ],
  ['loginThirdParty', (api, o) => client.logInThirdParty(api, { token: 't' }, o)],
  ['loginThirdPartyByAccessToken', (api, o) => client.logInByAccessToken(api, { token: 't' }, o)],
  ['registerV2', (api, o) => client.register(api, { draft, password: 'secret' }, o)],
  [
    'changeRegistrationPhone',
    (api, o) => client.changeRegistrationPhone(api, { phone: '7', salt: 's' }, o),
  ],
  ['checkEmail', (api, o) => client.checkEmail(api, { email: 'a@b.example' }, o)],
  ['checkPhone', (api, o) => client.checkPhone(api, { phone: '7' }, o)],
  ['checkCaptcha', (api, o) => client.checkCaptcha(api, { answer: 'x' }, o)],
  ['confirmEmail', (api, o) => client.confirmEmail(api, { salt: 's', code: '1' }, o)],
  ['confirmPhone', (api, o) => client.confirmPhone(api, { salt: 's', code: '1' }, o)],
  ['sendRestoreEmail', (api, o) => client.sendRestoreEmail(api, { email: 'a@b.example' }, o)],
  ['checkRestoreCode', (api, o) => client.checkRestoreCode(api, { code: '1' }, o)],
  ['restorePasswordV2', (api, o) => client.startRestore(api, { login: 'a', by: 'email' }, o)],
  [
    'setRestoredPassword',
    (api, o) => client.setRestoredPassword(api, { token: 't', password: 'p' }, o),
  ],
  ['startParking', (api, o) => client.startParking(api, { stay, method: 'balance' }, o)],
  [
    'startNoBalanceSession',
    (api, o) => client.startNoBalanceSession(api, { zone: '101', vehicle }, o),
  ],
  [
    'renewSession',
    (api, o) =>
      client.renewSession(api, { reservationId: '1', durationMinutes: 15, method: 'balance' }, o),
  ],
  ['refillBalance', (api, o) => client.topUpBalance(api, { amount: 1250, method: 'card' }, o)],
  ['cancelSession', (api, o) => client.cancelSession(api, { reservationId: '1' }, o)],
  ['cancelNoBalanceSession', (api, o) => client.cancelNoBalanceSession(api, order, o)],
  ['payDeferredSession', (api, o) => client.payDeferredSession(api, order, o)],
  ['abortSession', (api, o) => client.abortSession(api, order, o)],
  ['paySubscription', (api, o) => client.buyPermit(api, { plate: 'А123ВС116', code: 'm' }, o)],
  [
    'payPlanar',
    (api, o) => client.payBarrier(api, { method: 'card', parkingNumber: '5', sessionId: '7' }, o),
  ],
  [
    'sendCardPayment',
    (api, o) =>
      client.reportCardPayment(
        api,
        {
          source: 'w',
          invoiceId: '100500',
          billNumber: '2',
          amount: 100,
          paidAt: 0,
          isAuthorized: true,
        },
        o,
      ),
  ],
  ['pausePermit', (api, o) => client.pausePermit(api, { orderNumber: '1' }, o)],
  ['continuePermit', (api, o) => client.continuePermit(api, { orderNumber: '1' }, o)],
  ['refundPermit', (api, o) => client.refundPermit(api, { orderNumber: '1' }, o)],
  [
    'changePermitVehicle',
    (api, o) => client.changePermitVehicle(api, { orderNumber: '1', plate: 'А1' }, o),
  ],
  ['addCar', (api, o) => client.addVehicle(api, vehicle, o)],
  ['changeCar', (api, o) => client.changeVehicle(api, { plate: 'А1', vehicle }, o)],
  ['removeCar', (api, o) => client.removeVehicle(api, { plate: 'А1' }, o)],
  ['changeProfile', (api, o) => client.changeProfile(api, { firstName: 'А' }, o)],
  ['changePassword', (api, o) => client.changePassword(api, { password: 'a', current: 'b' }, o)],
  [
    'sendEmailCode',
    (api, o) => client.sendEmailCode(api, { email: 'a@b.example', isEdit: true }, o),
  ],
  [
    'sendSmsCode',
    (api, o) => client.sendPhoneCode(api, { phone: '7', isEdit: true, isRepeat: false }, o),
  ],
  ['deletePhone', (api, o) => client.deletePhone(api, { phone: '7' }, o)],
  ['setMainPhone', (api, o) => client.setMainPhone(api, { phone: '7' }, o)],
  [
    'changeAccountSettings',
    (api, o) => client.changeAccountSetting(api, { setting: 'pushOff', value: true }, o),
  ],
  ['downloadHistory', (api, o) => client.downloadOperations(api, { filter, kind: 'pdf' }, o)],
  ['getReceipt', (api, o) => client.downloadReceipt(api, { number: '1' }, o)],
  ['sendReceipt', (api, o) => client.sendReceipt(api, { number: '1', email: 'a@b.example' }, o)],
  ['createRefillReceipt', (api, o) => client.createTopUpReceipt(api, { sum: 100, payer }, o)],
  [
    'createSubscriptionReceipt',
    (api, o) => client.createPermitReceipt(api, { code: 'm', plate: 'А1', payer }, o),
  ],
  [
    'registerAppeal',
    (api, o) => client.registerAppeal(api, { message: 'm', phone: '7', email: 'a@b.example' }, o),
  ],
  ['sendMessage', (api, o) => client.sendAppealMessage(api, { appealId: '1', text: 'т' }, o)],
  ['addDriver', (api, o) => client.addDriver(api, person, o)],
  ['editDriver', (api, o) => client.editDriver(api, { from: person, to: person }, o)],
  ['removeDriver', (api, o) => client.removeDriver(api, person, o)],
  ...([true, false] as const).map((isActive): CallRow => [
    isActive ? 'activateDriver' : 'deactivateDriver',
    (api, o) => client.setDriverActive(api, { name: 'А', phone: '7', inn: '1', isActive }, o),
  ]),
  ...([true, false] as const).map((isActive): CallRow => [
    isActive ? 'activateDevice' : 'deactivateDevice',
    (api, o) => client.setDeviceActive(api, { vin: 'v', imei: 'i', inn: '1', isActive }, o),
  ]),
  ['addCorporateVehicle', (api, o) => client.addCompanyVehicle(api, { plate: 'А1' }, o)],
  ['removeCorporateVehicle', (api, o) => client.removeCompanyVehicle(api, { id: '1' }, o)],
]
