import { phonesOf } from '../account/accounts.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { balanceOf } from '../money/ledger.ts'
import { openSessions } from '../parking/findSessions.ts'
import { vehiclesOf } from '../parking/vehicles.ts'
import type { AccountRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'
import { wireMethods } from '../answers/paymentMethods.ts'
import { wireSession } from '../answers/wireSession.ts'
import { wireVehicle } from '../answers/wireVehicle.ts'

/** Writes what is in a wallet; -1 where the city keeps none. */
function wireBalance(call: Call, account: AccountRow): string {
  if (call.city.modes.dontUseBalance) return '-1'
  return roubles(balanceOf(call.store, call.city.id, `wallet:${account.id}`))
}

/** Lists an account's phones as the wire has them, the main one first. */
export function wirePhones(call: Call, account: number) {
  return phonesOf(call.store, account).map(({ phone, main }) => ({ phone, isMain: main === 1 }))
}

function getProfile(call: Call): unknown {
  const { store, city, now } = call
  const account = member(call)
  const telephones = wirePhones(call, account.id)
  const [telephone] = telephones
  const documents = store.all(
    store.from
      .selectFrom('documents')
      .select(['id', 'title', 'type'])
      .where('account', '=', account.id)
      .orderBy('id'),
  )
  const names = city.modes.hasPrivateData
  const [zone] = city.zones.all
  return {
    status: 'ok',
    result: {
      email: account.email,
      firstName: names ? account.first_name : '',
      lastName: names ? account.last_name : '',
      middleName: names ? account.middle_name : '',
      balance: wireBalance(call, account),
      ...(telephone ? { telephone } : {}),
      telephones,
      ts: vehiclesOf(store, account.id).map(wireVehicle),
      sessions: openSessions(store, city, account.id, now).map((session) =>
        wireSession(city, session, now),
      ),
      paymentsMethods: wireMethods(city),
      documents: documents.map(({ id, title, type }) => ({ id: String(id), title, type })),
      ...(zone ? { defaultZone: zone.number } : {}),
    },
  }
}

function getBalance(call: Call): unknown {
  return { status: 'ok', result: { balance: wireBalance(call, member(call)) } }
}

/** Reading the profile, in all versions of the call. */
export const readProfileHandlers: Handlers = {
  getProfile,
  getProfileV2: getProfile,
  getProfileV3: getProfile,
  getProfileV4: getProfile,
  getProfileV5: getProfile,
  getProfileV6: getProfile,
  getBalance,
}
