import { readEmail } from '../account/contacts.ts'
import { tidyPhone } from '../account/accounts.ts'
import { createAppeal, findAppeal, listAppeals, readChat, writeMessage } from '../city/appeals.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { cityDateTime } from '../wire/times.ts'
import { TOPICS } from './options.ts'

const COLOURS: Readonly<Record<string, string>> = { Завершено: 'grey' }

function registerAppeal(call: Call): unknown {
  const { input } = call
  const account = member(call)
  const message = requiredText(input, 'message')
  const email = readEmail(text(input, 'email'))
  const phone = tidyPhone(text(input, 'phone'))
  if (phone.length < 10 || phone.length > 11)
    throw new Refusal('InvalidFormat', { message: 'phone' })
  const topic = text(input, 'idSubject')
  const subject = TOPICS.find(({ value }) => value === topic)?.label
  if (topic !== '' && subject === undefined) {
    throw new Refusal('ValidationError', { message: 'idSubject' })
  }
  const appeal = { account: account.id, subject: subject ?? 'Без темы', email, phone, message }
  const id = createAppeal(call, appeal)
  return {
    status: 'ok',
    result: { idAppeal: String(id), message: `Обращение № ${id} зарегистрировано` },
  }
}

function getAppeals(call: Call): unknown {
  const account = member(call)
  const appeals = listAppeals(call, account.id).map((appeal) => ({
    id: String(appeal.id),
    idAppeal: String(appeal.id),
    subject: appeal.subject,
    status: appeal.status,
    lastMessage: { text: readChat(call, appeal.id).at(-1)?.text ?? '' },
    statusColor: COLOURS[appeal.status] ?? 'green',
  }))
  return { status: 'ok', result: appeals }
}

function ownAppeal(call: Call) {
  const account = member(call)
  const appeal = findAppeal(call, text(call.input, 'idAppeal'))
  if (appeal?.account !== account.id) throw new Refusal('ValidationError', { message: 'idAppeal' })
  return appeal
}

function getMessages(call: Call): unknown {
  const messages = readChat(call, ownAppeal(call).id).map((message) => ({
    date: cityDateTime(message.at, call.city.timeZone),
    text: message.text,
    out: message.from_user,
  }))
  return { status: 'ok', result: messages }
}

function sendMessage(call: Call): unknown {
  const message = requiredText(call.input, 'message')
  writeMessage(call, ownAppeal(call).id, 'driver', message)
  return { status: 'ok' }
}

/** Appeals to the operator and the chat about them. */
export const feedbackHandlers: Handlers = { registerAppeal, getAppeals, getMessages, sendMessage }
