import { isSamePlate } from '@parking/plates'
import { backEnd, ok, refusal, type Answer } from '@parking/runtime/testing'
import { renderProfile } from './renderProfile.tsx'

type Fields = Readonly<Record<string, unknown>>

/** A car as the back end tells of it. */
export const car = (numberTs: string, more: Fields = {}): Fields => ({
  numberTs,
  formatGrz: 'Russian',
  category: 'B',
  country: 'RUS',
  ...more,
})

/** A session that runs for an hour more. */
export const session = (numberTs: string): Fields => ({
  id: '1',
  status: 'Действует',
  zone: '101',
  transport: numberTs,
  startDate: new Date(Date.now() - 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 3_600_000).toISOString(),
  sum: '100.00',
})

/** Answers by name that a test puts in the place of the garage's own. */
export type Faults = Partial<Record<'car' | 'change-profile' | 'get-profile-v6', Answer>>

/** Opens the profile of a driver with some cars and documents; the back end keeps what is saved. */
export async function openGarage(
  account: {
    readonly ts?: readonly Fields[]
    readonly documents?: readonly Fields[]
    readonly sessions?: readonly Fields[]
  },
  language: 'ru' | 'en' = 'ru',
) {
  const faults: Faults = {}
  const answers = { areLost: false }
  const answer = (body: object) => (answers.areLost ? new TypeError('connection lost') : body)
  let { ts = [], documents = [] } = account
  const profile = () =>
    ok({
      email: 'driver@parking.example',
      balance: '100.00',
      sessions: account.sessions ?? [],
      ts,
      documents,
    })
  const server = backEnd({
    'get-profile-v6': (call, own) => (faults['get-profile-v6'] ?? profile)(call, own),
    'get-settings-v1': () => ok({ pushOff: false }),
    'get-options-info-v3': () => ok({ isClose: false }),
    'change-profile': (call, own) => {
      const fault = faults['change-profile']?.(call, own)
      if (fault !== undefined) return fault
      const sent: unknown = JSON.parse(call.fields['documents'] ?? '[]')
      documents = Array.isArray(sent) ? sent : []
      return answer(ok(null))
    },
    '/car': (call, own) => {
      const fault = faults.car?.(call, own)
      if (fault !== undefined) return fault
      const { oldgrz, newgrz, ГРЗ: plate = '' } = call.fields
      if (oldgrz !== undefined) {
        const isMain = call.fields['Основной'] === 'true'
        ts = ts.map((one) =>
          one['numberTs'] === oldgrz
            ? { ...one, numberTs: newgrz, ...(isMain ? { mainTs: true } : {}) }
            : { ...one, ...(isMain ? { mainTs: false } : {}) },
        )
      } else if (call.fields['Категория'] === undefined) {
        ts = ts.filter((one) => !isSamePlate(one['numberTs'], plate))
      } else ts = [...ts, car(plate, { mainTs: call.fields['Основной'] === 'true' })]
      return answer(ok([]))
    },
  })
  const app = await renderProfile({
    backEnd: server,
    path: '/profile/my-profile',
    token: 'token-1',
    language,
  })
  return {
    ...app,
    faults,
    /** What the calls of a name have sent, but for the token. */
    sent: (name: string) =>
      server.callsOf(name).map(({ fields: { token: _token, ...fields } }) => fields),
    /** From now on changes are made, and nobody hears of it. */
    loseAnswers: () => {
      answers.areLost = true
    },
    refuse: (name: keyof Faults, errorName: string) => {
      faults[name] = () => refusal(errorName)
    },
  }
}
