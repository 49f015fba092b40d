import { listPhones } from '../account/accounts.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { listOpenSessions } from '../parking/openSessions.ts'
import { listVehicles } from '../parking/vehicles.ts'
import { findWallet, wireBalance } from '../answers/wireBalance.ts'
import { wireMethods } from '../answers/wireMethods.ts'
import { wireSession } from '../answers/wireSession.ts'
import { wireVehicle } from '../answers/wireVehicle.ts'

/** Writes an account's phones, the main one first. */
export function wirePhones(call: Call, account: number) {
  return listPhones(call, account).map(({ phone, main }) => ({ phone, isMain: main === 1 }))
}

function getProfile(call: Call): unknown {
  const { store, city } = call
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
  return {
    status: 'ok',
    result: {
      email: account.email,
      firstName: names ? account.first_name : '',
      lastName: names ? account.last_name : '',
      middleName: names ? account.middle_name : '',
      balance: wireBalance(findWallet(call, account)),
      ...(telephone ? { telephone } : {}),
      telephones,
      ts: listVehicles(call, account.id).map(wireVehicle),
      sessions: listOpenSessions(call, account.id).map((session) => wireSession(call, session)),
      paymentsMethods: wireMethods(city),
      documents: documents.map(({ id, title, type }) => ({ id: String(id), title, type })),
      ...(account.default_zone === '' ? {} : { defaultZone: account.default_zone }),
    },
  }
}

function getBalance(call: Call): unknown {
  return { status: 'ok', result: { balance: wireBalance(findWallet(call, member(call))) } }
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
