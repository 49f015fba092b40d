import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isRecord } from './wire/input.ts'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let kazan: TestCity
let token = ''
beforeAll(async () => {
  kazan = await openTest()
  await kazan.control('/reset', { scenario: 'driver with a session of an hour' })
  token = await kazan.login()
})
afterAll(() => kazan.sandbox.close())

const car = async (method: 'POST' | 'PUT' | 'DELETE', form: Record<string, string>) =>
  (await kazan.send({ method, path: '/api/profile/car', form: { token, ...form } })).body

const cars = (body: Record<string, unknown>): unknown[] =>
  Array.isArray(body['result']) ? body['result'] : []
const plates = (body: Record<string, unknown>, isMain: boolean) =>
  cars(body)
    .filter((one) => isRecord(one) && one['mainTs'] === isMain)
    .map((one) => (isRecord(one) ? one['numberTs'] : null))

test('a car with a running session is neither changed nor deleted, but may be the main one', async () => {
  const parked = 'А123ВС116'
  const refused = { errorName: 'ParkingSessionAlreadyExists' }
  const renamed = { oldgrz: parked, newgrz: parked, Наименование: 'Другой' }
  expect(await car('PUT', renamed)).toMatchObject(refused)
  expect(await car('PUT', { oldgrz: parked, newgrz: 'А124ВС116' })).toMatchObject(refused)
  expect(await car('DELETE', { ГРЗ: parked })).toMatchObject(refused)
  const other = await car('PUT', { oldgrz: 'AB1234CD', newgrz: 'AB1234CD', Основной: 'true' })
  expect(plates(other, true)).toEqual(['AB1234CD'])
  const main = await car('PUT', { oldgrz: parked, newgrz: parked, Основной: 'true' })
  expect(plates(main, true)).toEqual([parked])
  await kazan.control('/clock', { move: 61 * 60_000 })
  expect(await car('PUT', renamed)).toMatchObject({ status: 'ok' })
})

test('an edit keeps what it does not name, and empties what it names empty', async () => {
  const named = { ГРЗ: 'В777ОР77', СерияНомерДокумента: '9900111222', Наименование: 'Дача' }
  await car('POST', named)
  const edited = { oldgrz: 'В777ОР77', newgrz: 'В778ОР77', Наименование: '' }
  const body = await car('PUT', edited)
  expect(cars(body)).toContainEqual(
    expect.objectContaining({
      numberTs: 'В778ОР77',
      STSNumber: '9900111222',
      name: '',
      docType: 'Свидетельство о регистрации ТС',
      mainTs: false,
    }),
  )
})
