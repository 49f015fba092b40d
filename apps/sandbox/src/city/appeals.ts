import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'
import type { AppealRow, MessageRow } from '../store/schema.ts'

/** After this long, on the city's clock, the operator has answered. */
const OPERATOR_ANSWERS_AFTER = 5_000

const ANSWERS = [
  'Здравствуйте! Обращение принято, проверяем данные.',
  'Спасибо, передали вопрос специалисту. Ответ придёт в этот чат.',
  'Мы всё проверили: дополнительных действий от вас не требуется.',
]

/** What a driver writes to the operator. */
interface NewAppeal {
  account: number
  subject: string
  email: string
  phone: string
  message: string
}

/** Writes a message into the chat of an appeal. */
export function write(
  store: Store,
  city: string,
  appeal: number,
  message: { text: string; fromUser: boolean },
  at: Instant,
): void {
  store.run(
    store.from
      .insertInto('messages')
      .values({ city, appeal, text: message.text, from_user: message.fromUser ? 1 : 0, at }),
  )
}

/** Registers an appeal with its first message; returns its number. */
export function createAppeal(store: Store, city: string, appeal: NewAppeal, now: Instant): number {
  const { message, ...fields } = appeal
  const { id } = store.run(
    store.from
      .insertInto('appeals')
      .values({ city, ...fields, status: 'Зарегистрировано', created_at: now }),
  )
  write(store, city, id, { text: message, fromUser: true }, now)
  return id
}

/** Reads the chat of an appeal, the oldest message first. */
export function messagesOf(store: Store, appeal: number): MessageRow[] {
  return store.all(
    store.from
      .selectFrom('messages')
      .selectAll()
      .where('appeal', '=', appeal)
      .orderBy('at')
      .orderBy('id'),
  )
}

/** Moves an appeal to another status. */
export function setStatus(store: Store, appeal: number, status: string): void {
  store.run(store.from.updateTable('appeals').set({ status }).where('id', '=', appeal))
}

/** Lets the operator answer whatever has waited long enough. */
function letOperatorAnswer(store: Store, appeal: AppealRow, now: Instant): AppealRow {
  const messages = messagesOf(store, appeal.id)
  const last = messages.at(-1)
  if (last?.from_user !== 1 || now - last.at < OPERATOR_ANSWERS_AFTER) return appeal
  const given = messages.filter((message) => message.from_user === 0).length
  const text = ANSWERS[Math.min(given, ANSWERS.length - 1)] ?? ''
  const status = given + 1 < ANSWERS.length ? 'В работе' : 'Завершено'
  write(store, appeal.city, appeal.id, { text, fromUser: false }, last.at + OPERATOR_ANSWERS_AFTER)
  setStatus(store, appeal.id, status)
  return { ...appeal, status }
}

/** Lists appeals, the newest first: an account's, or the whole city's for its operator. */
export function appealsOf(
  store: Store,
  city: string,
  account: number | null,
  now: Instant,
): AppealRow[] {
  return store.transaction(() =>
    store
      .all(
        store.from
          .selectFrom('appeals')
          .selectAll()
          .where('city', '=', city)
          .$if(account !== null, (query) => query.where('account', '=', account ?? 0))
          .orderBy('id', 'desc'),
      )
      .map((appeal) => letOperatorAnswer(store, appeal, now)),
  )
}

/** Finds an appeal by its number. */
export function findAppeal(
  store: Store,
  city: string,
  id: string,
  now: Instant,
): AppealRow | undefined {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : -1
  const appeal = store.get(
    store.from.selectFrom('appeals').selectAll().where('city', '=', city).where('id', '=', number),
  )
  return appeal && letOperatorAnswer(store, appeal, now)
}
