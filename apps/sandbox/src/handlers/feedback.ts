import { readEmail } from '../account/contacts.ts'
import { phoneDigits } from '../account/accounts.ts'
import { appealsOf, createAppeal, findAppeal, messagesOf, write } from '../city/appeals.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { cityDateTime } from '../wire/times.ts'
import { TOPICS } from './options.ts'

const COLOURS: Readonly<Record<string, string>> = { Завершено: 'grey' }

function registerAppeal(call: Call): unknown {
  const { store, city, input, now } = call
  const account = member(call)
  const message = requiredText(input, 'message')
  const email = readEmail(text(input, 'email'))
  const phone = phoneDigits(text(input, 'phone'))
  if (phone.length !== 11) throw new Refusal('InvalidFormat', { message: 'phone' })
  const topic = text(input, 'idSubject')
  const subject = TOPICS.find(({ value }) => value === topic)?.label
  if (topic !== '' && subject === undefined) {
    throw new Refusal('ValidationError', { message: 'idSubject' })
  }
  const appeal = { account: account.id, subject: subject ?? 'Без темы', email, phone, message }
  const id = createAppeal(store, city.id, appeal, now)
  return {
    status: 'ok',
    result: { idAppeal: String(id), message: `Обращение № ${id} зарегистрировано` },
  }
}

function getAppeals(call: Call): unknown {
  const { store, city, now } = call
  const account = member(call)
  const appeals = appealsOf(store, city.id, account.id, now).map((appeal) => ({
    id: String(appeal.id),
    idAppeal: String(appeal.id),
    subject: appeal.subject,
    status: appeal.status,
    lastMessage: { text: messagesOf(store, appeal.id).at(-1)?.text ?? '' },
    statusColor: COLOURS[appeal.status] ?? 'green',
  }))
  return { status: 'ok', result: appeals }
}

function ownAppeal(call: Call) {
  const account = member(call)
  const appeal = findAppeal(call.store, call.city.id, text(call.input, 'idAppeal'), call.now)
  if (appeal?.account !== account.id) throw new Refusal('ValidationError', { message: 'idAppeal' })
  return appeal
}

function getMessages(call: Call): unknown {
  const messages = messagesOf(call.store, ownAppeal(call).id).map((message) => ({
    date: cityDateTime(message.at, call.city.timeZone),
    text: message.text,
    out: message.from_user,
  }))
  return { status: 'ok', result: messages }
}

function sendMessage(call: Call): unknown {
  const { store, city, input, now } = call
  const message = requiredText(input, 'message')
  write(store, city.id, ownAppeal(call).id, { text: message, fromUser: true }, now)
  return { status: 'ok' }
}

/** Appeals to the operator and the chat about them. */
export const feedbackHandlers: Handlers = { registerAppeal, getAppeals, getMessages, sendMessage }
