import type { AppealRow, MessageRow } from '../store/schema.ts'
import type { CityContext } from './CityContext.ts'

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

/** Who writes in the chat of an appeal. */
type Author = 'driver' | 'operator'

/** Writes a message into the chat of an appeal. */
export function writeMessage(
  { store, city, now }: CityContext,
  appeal: number,
  author: Author,
  text: string,
): void {
  const from_user = author === 'driver' ? 1 : 0
  store.run(
    store.from.insertInto('messages').values({ city: city.id, appeal, text, from_user, at: now }),
  )
}

/** Registers an appeal with its first message; returns its number. */
export function createAppeal(context: CityContext, { message, ...appeal }: NewAppeal): number {
  const { store, city, now } = context
  const { id } = store.run(
    store.from
      .insertInto('appeals')
      .values({ city: city.id, ...appeal, status: 'Зарегистрировано', created_at: now }),
  )
  writeMessage(context, id, 'driver', message)
  return id
}

/** Reads the chat of an appeal, the oldest message first. */
export function readChat({ store }: CityContext, appeal: number): MessageRow[] {
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
export function setStatus({ store }: CityContext, appeal: number, status: string): void {
  store.run(store.from.updateTable('appeals').set({ status }).where('id', '=', appeal))
}

/** Lets the operator answer whatever has waited long enough. */
function letOperatorAnswer(context: CityContext, appeal: AppealRow): AppealRow {
  const messages = readChat(context, appeal.id)
  const last = messages.at(-1)
  if (last?.from_user !== 1 || context.now - last.at < OPERATOR_ANSWERS_AFTER) return appeal
  const given = messages.filter((message) => message.from_user === 0).length
  const text = ANSWERS[Math.min(given, ANSWERS.length - 1)] ?? ''
  const status = given + 1 < ANSWERS.length ? 'В работе' : 'Завершено'
  writeMessage({ ...context, now: last.at + OPERATOR_ANSWERS_AFTER }, appeal.id, 'operator', text)
  setStatus(context, appeal.id, status)
  return { ...appeal, status }
}

/** Lists a city's appeals, the newest first; only an account's when one is given. */
export function listAppeals(context: CityContext, account?: number): AppealRow[] {
  const { store, city } = context
  const appeals = store.from
    .selectFrom('appeals')
    .selectAll()
    .where('city', '=', city.id)
    .orderBy('id', 'desc')
  return store.transaction(() =>
    store
      .all(account === undefined ? appeals : appeals.where('account', '=', account))
      .map((appeal) => letOperatorAnswer(context, appeal)),
  )
}

/** Finds an appeal by its number. */
export function findAppeal(context: CityContext, id: string): AppealRow | undefined {
  const { store, city } = context
  const number = /^\d{1,15}$/.test(id) ? Number(id) : -1
  const appeal = store.get(
    store.from
      .selectFrom('appeals')
      .selectAll()
      .where('city', '=', city.id)
      .where('id', '=', number),
  )
  return appeal && letOperatorAnswer(context, appeal)
}
