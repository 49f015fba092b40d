/**
 * Asks the demonstration's first city what whole screens ask it, and writes its answers for Storybook,
 * whose pages have no server: `city.json` and tiles of the base map, in `.cache/recorded`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  accountSettingsQuery,
  type Api,
  appealMessagesQuery,
  appealsQuery,
  benefitsQuery,
  buyPermit,
  companyQuery,
  confirmationRulesQuery,
  createApi,
  createTopUpReceipt,
  finesQuery,
  logIn,
  logInCooperative,
  mapQuery,
  newsItemQuery,
  newsQuery,
  notificationQuery,
  operationsQuery,
  pageQuery,
  permitCardsQuery,
  profileQuery,
  receiptsQuery,
  settingsQuery,
  smsCommandsQuery,
  timingsQuery,
  zonesQuery,
} from '@parking/api-client'
import { SAMPLE_TIME } from '@parking/domain/testing'
import { createSandbox } from '@parking/sandbox'
import {
  COMPANY,
  DEMO_PASSWORD,
  DRIVER,
  findGuestToken,
  NEW_DRIVER,
} from '@parking/sandbox/accounts'
import { QueryClient } from '@tanstack/react-query'
import { allCities } from './lib/cityPage.ts'
import { mustHave } from './lib/mustHave.ts'

const folder = join(import.meta.dirname, '../.cache/recorded')
const cities = allCities({ atSandbox: true })
const [city] = cities
/** A city where one can pay by text message. */
const smsCity = mustHave(
  cities.find(({ smsPrefix }) => smsPrefix !== null),
  'such a city',
)
const origin = 'http://localhost'

/** What somebody asks. */
type Reads = (client: QueryClient, api: Api) => Promise<unknown>

const sandbox = await createSandbox({ limits: null, cities: [city.id, smsCity.id], control: true })

await sandbox.handle(
  new Request(`${origin}/sandbox/control/${city.id}/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      scenario: 'driver with a session that ends in 20 minutes',
      now: SAMPLE_TIME,
    }),
  }),
)

const lately = { from: '2026-10-24', to: '2026-11-24' }

/** What everybody is shown. */
const open: Reads = (client, api) =>
  Promise.all([
    client.fetchQuery(settingsQuery(api)),
    client.fetchQuery(mapQuery(api)),
    client.fetchQuery(newsQuery(api, { limit: 20, offset: 0 })),
    client.fetchQuery(notificationQuery(api)),
    client.fetchQuery(confirmationRulesQuery(api)),
    client.fetchQuery(zonesQuery(api, findGuestToken(city.id))),
    ...['help', 'rules', 'pers'].map((path) => client.fetchQuery(pageQuery(api, path))),
    client.fetchQuery(newsItemQuery(api, '1')),
  ])
const ofDriver: Reads = (client, api) =>
  Promise.all([
    client.fetchQuery(profileQuery(api)),
    client.fetchQuery(accountSettingsQuery(api)),
    client.fetchQuery(benefitsQuery(api)),
    client.fetchQuery(permitCardsQuery(api)),
    client.fetchQuery(timingsQuery(api)),
    client.fetchQuery(finesQuery(api)),
    client.fetchQuery(receiptsQuery(api)),
    client.fetchQuery(appealsQuery(api)),
    client.fetchQuery(zonesQuery(api)),
    client.fetchQuery(operationsQuery(api, lately)),
  ])
const ofCompany: Reads = (client, api) =>
  Promise.all([
    client.fetchQuery(companyQuery(api)),
    client.fetchQuery(operationsQuery(api, lately)),
  ])

const payer = {
  kind: 'individual',
  firstName: 'Водитель',
  lastName: 'Демонстрационный',
  middleName: 'Пример',
  documentType: 'passport',
  documentSeries: '0000',
  documentNumber: '000000',
  documentDate: '01.01.2020',
  issuer: 'Отделение',
  address: 'Казань',
} as const

const ofDemo = (login: string) => logIn({ login, password: DEMO_PASSWORD })
const people = {
  guest: {
    ...(await record(null, open)),
    ...(await record(null, (client, api) => client.fetchQuery(smsCommandsQuery(api)), smsCity)),
  },
  driver: await record(ofDemo(DRIVER.email), async (client, api) => {
    await api.run(buyPermit({ plate: 'А123ВС116', code: 'week' }))
    await api.run(createTopUpReceipt({ sum: 50_000, payer }))
    await ofDriver(client, api)
    await client.fetchQuery(appealMessagesQuery(api, '2'))
  }),
  newDriver: await record(ofDemo(NEW_DRIVER.email), ofDriver),
  company: await record(
    logInCooperative({ inn: COMPANY.inn, contractNumber: COMPANY.contract }),
    ofCompany,
  ),
}
write('city.json', JSON.stringify({ city, people }))
await writeTiles()
await sandbox.close()

/** Signs somebody in and reads; answers by what was asked. */
async function record(
  login: ReturnType<typeof logIn> | null,
  reads: Reads,
  of = city,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  let token: string | null = null
  const api = createApi({
    baseUrl: `${origin}${of.apiUrl}`,
    timeZone: of.timeZone,
    durationStep: of.parkingPeriod,
    getToken: () => token,
    fetch: async (request) => {
      const place = request.url.slice(origin.length + of.apiUrl.length - 1)
      const asked = `${request.method} ${place} ${await request.clone().text()}`.trim()
      const answer = await sandbox.handle(request)
      if (login === null) answers[asked] = await answer.clone().text()
      else if (token !== null) answers[asked.replace(token, 'token')] = await answer.clone().text()
      return answer
    },
  })
  if (login !== null) token = (await api.run(login)).token
  await reads(new QueryClient(), api)
  return answers
}

/** The base map around the middle of the city. */
async function writeTiles(): Promise<void> {
  for (const [z, reach] of [
    [12, 1],
    [13, 2],
    [14, 3],
  ] as const) {
    const [x, y] = tileAt(city.mapCenter, z)
    for (let column = x - reach; column <= x + reach; column += 1) {
      for (let row = y - reach; row <= y + reach; row += 1) {
        const place = `${z}/${column}/${row}.pbf`
        const answer = await sandbox.handle(
          new Request(`${origin}/sandbox/${city.id}/tiles/${place}`),
        )
        if (answer.status === 200)
          write(`tiles/${place}`, new Uint8Array(await answer.arrayBuffer()))
      }
    }
  }
}

/** The column and the row of the tile of Web Mercator that a place is in. */
function tileAt([longitude, latitude]: readonly [number, number], zoom: number): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const south = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  const floor = (share: number) => Math.floor(share * 2 ** zoom)
  return [floor(longitude / 360 + 0.5), floor(south)]
}

function write(name: string, content: string | Uint8Array): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
