import { QueryClient, type QueryKey, type QueryFunction } from '@tanstack/react-query'
import type { Call } from './call.ts'
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
/** Runs a command. */
const command = (name: string, call: Call<unknown>): CallRow => [name, (api, o) => api.run(call, o)]

/** Runs what a query runs. */
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown }
const query = (name: string, make: (api: Api) => AnyQuery): CallRow => [
  name,
  (api, o) => fetched(make(api), o?.signal),
]

const vehicle = { plate: 'А123ВС116', format: 'russian', category: 'B', isMain: true } as const
const request = { vehicle, zone: '101', durationMinutes: 60 }
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
  consent: { text: 'Да', version: '1', givenAt: 0 },
} as const
const person = { name: 'Имя Фамилия', phone: '79120000000', plate: 'А1' }
const device = { vin: 'v', imei: 'i', plate: null }
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
  query('calculateCost', (api) => client.costQuery(api, request)),
  query('getPlanarCost', (api) =>
    client.barrierCostQuery(api, { ticketNumber: '7', parkingNumber: '5' }),
  ),
  query('getFines', client.finesQuery),
  query('getFineImage', (api) => client.fineImageQuery(api, '1')),
  query('getReceipts', client.receiptsQuery),
  query('getAppeals', client.appealsQuery),
  query('getMessages', (api) => client.appealMessagesQuery(api, '1')),
  command('loginV5', client.logIn({ login: 'a', password: 'b' })),
  command('logout', client.logOut({ token: 'token-1' })),
  command('loginCorporate', client.logInCompany({ inn: '1', contractNumber: '2' })),
  command('loginCooperative', client.logInCooperative({ inn: '1', contractNumber: '2' })),
  command('loginThirdParty', client.logInThirdParty({ token: 't' })),
  command('loginThirdPartyByAccessToken', client.logInByAccessToken({ token: 't' })),
  command('registerV2', client.register({ draft, password: 'secret' })),
  command('changeRegistrationPhone', client.changeRegistrationPhone({ phone: '7', salt: 's' })),
  command('checkEmail', client.checkEmail({ email: 'a@b.example' })),
  command('checkPhone', client.checkPhone({ phone: '7' })),
  command('checkCaptcha', client.checkCaptcha({ answer: 'x' })),
  command('confirmEmail', client.confirmEmail({ salt: 's', code: '1' })),
  command('confirmPhone', client.confirmPhone({ salt: 's', code: '1' })),
  command('sendRestoreEmail', client.sendRestoreEmail({ email: 'a@b.example' })),
  command('checkRestoreCode', client.checkRestoreCode({ salt: 's', code: '1' })),
  command('restorePasswordV2', client.startRestore({ login: 'a', by: 'email' })),
  command('setRestoredPassword', client.setRestoredPassword({ token: 't', password: 'p' })),
  command('startParking', client.startParking({ request, method: 'balance' })),
  command('startNoBalanceSession', client.startNoBalanceSession({ zone: '101', vehicle })),
  command(
    'renewSession',
    client.renewSession({ reservationId: '1', durationMinutes: 15, method: 'balance' }),
  ),
  command('refillBalance', client.topUpBalance({ amount: 1250, method: 'card' })),
  command('getChargeStatus', client.askChargeStatus({ key: 'key-1' })),
  command('cancelSession', client.cancelSession({ reservationId: '1' })),
  command('cancelNoBalanceSession', client.cancelNoBalanceSession(order)),
  command('payDeferredSession', client.payDeferredSession(order)),
  command('abortSession', client.abortSession(order)),
  command('paySubscription', client.buyPermit({ plate: 'А123ВС116', code: 'm' })),
  command('payPlanar', client.payBarrier({ method: 'card', parkingNumber: '5', sessionId: '7' })),
  command(
    'sendCardPayment',
    client.reportCardPayment({
      source: 'w',
      invoiceId: '100500',
      billNumber: '2',
      amount: 100,
      paidAt: 0,
      isAuthorized: true,
    }),
  ),
  command('pausePermit', client.pausePermit({ orderNumber: '1' })),
  command('continuePermit', client.continuePermit({ orderNumber: '1' })),
  command('refundPermit', client.refundPermit({ orderNumber: '1' })),
  command('changePermitVehicle', client.changePermitVehicle({ orderNumber: '1', plate: 'А1' })),
  command('addCar', client.addVehicle(vehicle)),
  command('changeCar', client.changeVehicle({ plate: 'А1', change: vehicle })),
  command('removeCar', client.removeVehicle({ plate: 'А1' })),
  command('changeProfile', client.changeProfile({ firstName: 'А' })),
  command('changePassword', client.changePassword({ password: 'a', current: 'b' })),
  command('sendEmailCode', client.sendEmailCode({ email: 'a@b.example', isEdit: true })),
  command('sendSmsCode', client.sendPhoneCode({ phone: '7', isEdit: true, isRepeat: false })),
  command('deletePhone', client.deletePhone({ phone: '7' })),
  command('setMainPhone', client.setMainPhone({ phone: '7' })),
  command(
    'changeAccountSettings',
    client.changeAccountSetting({ setting: 'pushOff', value: true }),
  ),
  command('downloadHistory', client.downloadOperations({ filter, format: 'pdf' })),
  command('getReceipt', client.downloadReceipt({ number: '1' })),
  command('sendReceipt', client.sendReceipt({ number: '1', email: 'a@b.example' })),
  command('createRefillReceipt', client.createTopUpReceipt({ sum: 100, payer })),
  command(
    'createSubscriptionReceipt',
    client.createPermitReceipt({ code: 'm', plate: 'А1', payer }),
  ),
  command(
    'registerAppeal',
    client.registerAppeal({ message: 'm', phone: '7', email: 'a@b.example' }),
  ),
  command('sendMessage', client.sendAppealMessage({ appealId: '1', text: 'т' })),
  command('addDriver', client.changeFleet({ kind: 'addDriver', driver: person }, '1')),
  command('editDriver', client.changeFleet({ kind: 'editDriver', from: person, to: person }, '1')),
  command(
    'removeDriver',
    client.changeFleet({ kind: 'removeDriver', id: '1', driver: person, isRestorable: true }, '1'),
  ),
  ...[true, false].map((isActive) =>
    command(
      isActive ? 'activateDriver' : 'deactivateDriver',
      client.changeFleet({ kind: 'setDriverActive', driver: person, isActive }, '1'),
    ),
  ),
  ...[true, false].map((isActive) =>
    command(
      isActive ? 'activateDevice' : 'deactivateDevice',
      client.changeFleet({ kind: 'setDeviceActive', device, isActive }, '1'),
    ),
  ),
  command(
    'addCorporateVehicle',
    client.changeFleet({ kind: 'addVehicle', plate: 'А1', vin: 'X' }, '1'),
  ),
  command(
    'removeCorporateVehicle',
    client.changeFleet({ kind: 'removeVehicle', id: '1', plate: 'А1', vin: null }, '1'),
  ),
]
