import { screen } from '@testing-library/react'
import { backEnd, ok, type Answer } from '@parking/runtime/testing'
import { renderProfile } from '../testing/renderProfile.tsx'

/** A paid hour as the back end tells it. */
export const operation = {
  orderNumber: '100500',
  type: 'payment',
  status: 'done',
  dateOperation: '21/11/2026 12:05',
  startsOf: '21/11/2026 12:05',
  endOf: '21/11/2026 13:05',
  zone: '101',
  transport: 'А123ВС116',
  sum: '100.50',
}

/** Paid hours with numbers of their own. */
export const many = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...operation,
    orderNumber: String(first + index),
  }))

/** What a test decides about the history. */
interface TestHistory {
  readonly language?: 'ru' | 'en'
  readonly search?: string
  readonly settings?: object
  readonly profile?: Answer
  readonly zones?: Answer
  readonly file?: Answer
}

const profile = {
  email: 'driver@parking.example',
  ts: [{ numberTs: 'А123ВС116', formatGrz: 'rus', mainTs: true }],
}

/** Opens the history of a driver of one car over a back end that answers operations in some way. */
export async function openHistory(operations: Answer, test: TestHistory = {}) {
  const { language = 'ru', search = '', settings = {}, file } = test
  const server = backEnd({
    'get-operations-with-filter': operations,
    'get-profile-v6': test.profile ?? (() => ok(profile)),
    'get-options-info-v3': () => ok({ isClose: false, ...settings }),
    getZones: test.zones ?? (() => ok([{ zonenumber: '101', zonename: 'Центр', prices: [] }])),
    ...(file === undefined ? {} : { 'download-history/v1': file }),
  })
  const app = await renderProfile({
    backEnd: server,
    path: `/profile/operations${search}`,
    token: 'token-1',
    language,
  })
  const title = language === 'ru' ? 'История операций' : 'Payment history'
  await screen.findByRole('heading', { name: title })
  return { ...app, server }
}

/** What was asked for, call by call: the days, the type, the vehicle and the zone. */
export function askedOf(server: ReturnType<typeof backEnd>) {
  return server.callsOf('get-operations-with-filter').map(({ fields }) => fields)
}
