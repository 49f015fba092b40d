import { asRecord, asRecords, asText } from './contract/record.ts'
import type { Fields } from './contract/writeRequest.ts'
import { readKopecks } from './money/readKopecks.ts'
import { Skip } from './Outcome.ts'
import { plate, type Stage } from './Stage.ts'

type Zone = Readonly<Record<string, unknown>>

/** How a running session is called on the wire. */
const RUNNING = 'Действует'

/** Of how many zones the price is asked, to find one that costs something now. */
const MOST_ZONES = 10

/** The zones that can be parked in. */
export function findZones(stage: Stage): Promise<readonly Zone[]> {
  return stage.once('zones', async () => {
    const zones = await stage.list('getZones')
    if (zones.length === 0) throw new Skip('the city lists no zones')
    return zones
  })
}

/** The minutes to park for: long enough that an early end gives something back. */
async function minutes(stage: Stage): Promise<number> {
  const { min, max, step } = asRecord((await stage.settings())['intervals'])
  const grain = Math.max(1, Number(step ?? 15))
  const wanted = Math.max(Number(min ?? 0), 120)
  return Math.min(Math.ceil(wanted / grain) * grain, Number(max ?? wanted))
}

async function wirePlace(stage: Stage, zone: Zone): Promise<Fields> {
  const { paymentByParkingId } = await stage.settings()
  const Zone = asText(zone['value'])
  const [parking] = asRecords(zone['parkings'])
  const code = asText(parking?.['parkingCode'])
  return paymentByParkingId === true && code !== '' ? { Zone, ParkingCode: code } : { Zone }
}

/** Where to park: the zone that was given, else the first one that costs something now. */
export function place(stage: Stage): Promise<Fields> {
  return stage.once('place', async () => {
    const zones = await findZones(stage)
    const { zone: wanted } = stage.given
    if (wanted !== undefined) {
      const given = zones.find((zone) => asText(zone['value']) === wanted)
      if (!given) throw new Skip(`the city has no zone ${wanted}`)
      return wirePlace(stage, given)
    }
    const [first = {}] = zones
    for (const zone of zones.slice(0, MOST_ZONES)) {
      const where = await wirePlace(stage, zone)
      const fields = { ...where, Vehicle: plate(0), Duration: await minutes(stage) }
      const { totalcost } = await stage.read('calculateCost', fields)
      if ((readKopecks(totalcost) ?? 0) > 0) return where
    }
    return wirePlace(stage, first)
  })
}

/** A request for another vehicle. */
export async function newParkingRequest(stage: Stage): Promise<Fields> {
  const Vehicle = plate(stage.another())
  return { ...(await place(stage)), Vehicle, Duration: await minutes(stage) }
}

async function methods(stage: Stage): Promise<readonly Record<string, unknown>[]> {
  return asRecords((await stage.settings())['paymentsMethods'])
}

const nameOf = (method: Readonly<Record<string, unknown>>) =>
  asText(method['methodName'] ?? method['name'])

/** The method that takes money from the balance; @throws Skip where the city has none. */
export async function paidByBalance(stage: Stage): Promise<string> {
  const isThere = (await methods(stage)).some((method) => nameOf(method) === 'balance')
  if (!isThere) throw new Skip('the city takes nothing from a balance')
  return 'balance'
}

/** A method that leads to a bank's page; @throws Skip where the city has none. */
export async function paidByCard(stage: Stage): Promise<string> {
  if ((await stage.settings())['dontUseBalance'] === true) throw new Skip('the city has no balance')
  const found = (await methods(stage)).find(
    (method) =>
      !['balance', 'Квитанция'].includes(nameOf(method)) && method['isPhoneRequired'] !== true,
  )
  if (!found) throw new Skip('the city has no payment at a bank')
  return nameOf(found)
}

/** A request that is paid from the balance; what it begins is ended again. */
export async function newCharge(stage: Stage): Promise<Fields> {
  const PaymentService = await paidByBalance(stage)
  const request = await newParkingRequest(stage)
  const vehicle = asText(request['Vehicle'])
  stage.after(`the session of ${vehicle}`, () => endSession(stage, vehicle))
  return { ...request, PaymentService }
}

async function endSession(stage: Stage, vehicle: string): Promise<void> {
  const sessions = asRecords((await stage.profile())['sessions'])
  const running = sessions.find(
    ({ transport, status }) => status === RUNNING && asRecord(transport)['numberTs'] === vehicle,
  )
  if (!running) return
  const id = asText(running['reservationId'] ?? running['id'])
  await stage.step('cancelSession', { ReservationId: id })
}

/** Reads the number of the session that a start tells. */
export function readSessionId(result: Readonly<Record<string, unknown>>): string {
  const { reservationId, id } = asRecord(result['session'])
  return asText(result['reservationId'] ?? reservationId ?? result['id'] ?? id)
}

/** Begins a session and tells its number. */
export async function runningSession(stage: Stage, fields: Fields): Promise<string> {
  return readSessionId(await stage.read('startParking', fields))
}
