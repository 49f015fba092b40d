import { changeAccount } from '../account/accounts.ts'
import { refuseTaken, readEmail } from '../account/contacts.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { flag, isRecord, list, requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { CERTIFICATE } from '../parking/vehicles.ts'
import type { AccountRow } from '../store/schema.ts'

/** Only fields that are there are changed; an empty name is refused, a patronymic may go. */
function changeProfile(call: Call): unknown {
  const { input } = call
  const account = member(call)
  const change: Partial<AccountRow> = {}
  if (input['firstname'] !== undefined) change.first_name = requiredText(input, 'firstname')
  if (input['lastname'] !== undefined) change.last_name = requiredText(input, 'lastname')
  if (input['middlename'] !== undefined) change.middle_name = text(input, 'middlename')
  const email = text(input, 'email')
  if (email !== '' && email.toLowerCase() !== account.email.toLowerCase()) {
    refuseTaken(call, readEmail(email), 'UserExists')
    change.email = email
  }
  if (Object.keys(change).length > 0) {
    changeAccount(call, account.id, change)
  }
  if (input['documents'] !== undefined) changeDocuments(call, account.id)
  return { status: 'ok' }
}

/** What a document's series and number look like, spaces aside. */
const TITLES: Readonly<Record<string, RegExp>> = {
  STS: CERTIFICATE,
  VU: /^\d{2}(?:\d{2}|[A-ZА-Я]{2})\d{6}$/,
}

/** Puts a list of documents in the place of the known ones. */
function changeDocuments(call: Call, account: number): void {
  const { store, city, input } = call
  const documents = list(input, 'documents').map((item) => {
    const fields = isRecord(item) ? item : {}
    const type = text(fields, 'type')
    const title = text(fields, 'title').toUpperCase().replace(/\s+/g, ' ')
    if (!TITLES[type]?.test(title.replace(/\s/g, ''))) {
      throw new Refusal('ValidationError', { message: 'documents' })
    }
    return { city: city.id, account, type, title }
  })
  const keys = new Set(documents.map(({ type, title }) => `${type} ${title.replace(/\s/g, '')}`))
  if (keys.size < documents.length) throw new Refusal('ValidationError', { message: 'documents' })
  store.run(store.from.deleteFrom('documents').where('account', '=', account))
  for (const document of documents) store.run(store.from.insertInto('documents').values(document))
}

function wireSettings(account: AccountRow) {
  return {
    status: 'ok',
    result: {
      reportHistoryOperation: account.report_history === 1,
      pushOff: account.push_off === 1,
      checkParkingSessionBefore: account.check_before !== 0,
      checkParkingSession: account.check_session === 1,
    },
  }
}

const SETTINGS: Readonly<Record<string, keyof AccountRow>> = {
  reportHistoryOperation: 'report_history',
  pushOff: 'push_off',
  checkParkingSessionBefore: 'check_before',
  checkParkingSession: 'check_session',
}

function changeSettings(call: Call): unknown {
  const account = member(call)
  const column = SETTINGS[text(call.input, 'name')]
  if (!column) throw new Refusal('ValidationError', { message: 'name' })
  const value = flag(call.input, 'value') ? 1 : 0
  changeAccount(call, account.id, { [column]: value })
  return wireSettings({ ...account, [column]: value })
}

/** Changing the profile, its documents and its settings. */
export const changeProfileHandlers: Handlers = {
  changeProfile,
  getAccountSettings: (call) => wireSettings(member(call)),
  changeAccountSettings: changeSettings,
}
