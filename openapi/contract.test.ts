import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { byId, contract, goodAnswer, operations, resolved, type Operation } from './readContract.ts'

const found = new Set(operations.map(({ method, path }) => `${method} ${path}`))

const under = (method: string, prefix: string, names: string) =>
  names.split(' ').map((name) => `${method} ${prefix}${name}`)
const profile = '/api/profile/'
const calls = [
  ...under('post', '/api/auth/', 'login-corp-v1 login login-v2 login-v3 login-v4 login-v5'),
  ...under('post', '/api/auth/', 'registration registration-v2 change-phone check-email'),
  ...under('post', '/api/auth/', 'check-phone confirm-email confirm-phone check-captcha'),
  'get /api/auth/get-confirmation-type-v2',
  'get /api/corp-profile/get-profile',
  ...under('put', '/api/corp-profile/', 'activate-driver deactivate-driver add-driver'),
  ...under('put', '/api/corp-profile/', 'activate-device deactivate-device'),
  'post /api/corp-profile/edit-driver',
  'delete /api/corp-profile/remove-driver',
  'post /api/profile/ts/1',
  'delete /api/profile/ts/{id}',
  ...under('post', '/api/payment/', 'start cost renew refill cancel start/v2 cancel/v2'),
  ...under('post', '/api/payment/', 'deffered/v1 break/v1 subscription'),
  'get /api/payment/payment-from-portal',
  ...under('get', '/api/info/', 'get-options-info get-options-info-v2 get-options-info-v3'),
  ...under('get', '/api/info/', 'get-map-info-v2 get-map-info/v3'),
  ...under('get', '/api/', 'options news news/get-one pages/get-by-path sms-commands'),
  'get /api/notification/popup',
  ...under('post', profile, 'send-email-code send-sms-code get-operations-with-filter car'),
  ...under('get', profile, 'get-profile get-profile-v2 get-profile-v3 get-profile-v4'),
  ...under('get', profile, 'get-profile-v5 get-profile-v6 get-balance get-operations-v2'),
  ...under('get', profile, 'restore-password/send-email restore-password/check'),
  ...under('get', profile, 'download-history/v1 get-benefits-v2 get-subscription get-settings-v1'),
  ...under('put', profile, 'change-profile change-password restore-password/change change-cars'),
  ...under('put', profile, 'restore-password-v2/change change-cars-v2 car set-main-phone'),
  'put /api/profile/change-settings-v1',
  ...under('delete', profile, 'car delete-phone'),
  ...under('get', '/api/finesstorage/', 'fines/v1 fineimage/v1'),
  ...under('get', '/api/', 'receipt-list receipt sendreceipt'),
  ...under('post', '/api/', 'creatrefill creatsubscription'),
  ...under('post', '/api/appealProcessing/', 'appealRegistration/v1 messageRegistration/v1'),
  ...under('get', '/api/appealProcessing/', 'getMessages/v1 getAppeals/v1'),
  ...under('get', '/backend/v2/', 'yandexID costPlane getZones getTiming'),
  ...under('post', '/backend/v2/', 'payPlane selectedAbonements pauseAb continueAb refund'),
  'post /backend/v2/changeGRZ',
]

test.each(calls)('the contract holds %s', (call) => {
  expect(found.has(call)).toBe(true)
})

test('every operation has an id of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids.every((id) => /^[a-z][A-Za-z0-9]+$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('error names are those of the catalogue, and each is given somewhere', () => {
  const given = new Set(operations.flatMap(({ operation }) => operation['x-error-names']))
  expect([...given].sort()).toEqual([...contract.components.schemas.ErrorName.enum].sort())
})

const newestOf: Record<string, string> = {
  login: 'loginV5',
  loginV2: 'loginV5',
  loginV3: 'loginV5',
  loginV4: 'loginV5',
  register: 'registerV2',
  getProfile: 'getProfileV6',
  getProfileV2: 'getProfileV6',
  getProfileV3: 'getProfileV6',
  getProfileV4: 'getProfileV6',
  getProfileV5: 'getProfileV6',
  getOptions: 'getOptionsInfoV3',
  getOptionsInfo: 'getOptionsInfoV3',
  getOptionsInfoV2: 'getOptionsInfoV3',
  getMapInfoV2: 'getMapInfoV3',
  getOperationsV2: 'getOperationsWithFilter',
  changeCars: 'changeCar',
  changeCarsV2: 'changeCar',
}

test('every deprecated version is listed with its newest', () => {
  const deprecated = operations.filter(({ operation }) => operation.deprecated === true)
  const ids = deprecated.map(({ operation }) => operation.operationId)
  expect(ids.toSorted()).toEqual(Object.keys(newestOf).toSorted())
})

test.each(Object.entries(newestOf))('%s is deprecated and answers as %s', (older, newest) => {
  expect(byId.get(newest)?.deprecated).toBeUndefined()
  expect(goodAnswer(byId.get(newest))?.schema).toBeDefined()
  expect(goodAnswer(byId.get(older))?.schema).toEqual(goodAnswer(byId.get(newest))?.schema)
})

test('calls that move money take a key, and no others do', () => {
  const takesKey = ({ parameters = [] }: Operation) =>
    parameters.some((one) => resolved(one).name === 'Idempotency-Key')
  for (const { operation } of operations) {
    expect(takesKey(operation)).toBe(operation['x-moves-money'] === true)
  }
})

test('bodies are forms, but JSON for the newer back end and feedback', () => {
  for (const { path, operation } of operations) {
    if (operation.requestBody === undefined) continue
    const json = /^\/(backend\/v2|api\/appealProcessing)\//.test(path)
    const expected = json ? 'application/json' : 'application/x-www-form-urlencoded'
    expect(Object.keys(operation.requestBody.content)).toEqual([expected])
  }
})

test('generated files are current', { timeout: 60_000 }, () => {
  const script = new URL('../scripts/generateContract.ts', import.meta.url).pathname
  expect(() => execFileSync(process.execPath, [script, '--check'])).not.toThrow()
})

test('has no line that tools of others trip over (npm run contract-tools runs three of them)', () => {
  const { servers } = contract
  expect(JSON.stringify(servers)).not.toContain('baseUrl')
  for (const { variables = {} } of servers) {
    for (const variable of Object.values(variables))
      expect(Object.keys(variable)).toEqual(['default'])
  }
  const doubled: unknown[] = []
  JSON.stringify(contract, (_key, value: unknown) => {
    const isSchema = typeof value === 'object' && value !== null && 'enum' in value
    if (isSchema && 'type' in value && Array.isArray(value.type)) doubled.push(value)
    return value
  })
  expect(doubled).toEqual([])
})
