import { CityBackEnd, ok, type CityState } from '@parking/payments/testing'

/** A city whose account lists these sessions, of which a test writes only what matters to it. */
export function cityOfSessions(sessions: readonly object[], state: CityState = {}): CityBackEnd {
  const city = new CityBackEnd(state)
  city.fault = ({ name }, answer) => {
    if (name !== 'get-profile-v6') return undefined
    const { result }: { result?: object } = answer()
    return ok({ ...result, sessions: sessions.map((session) => ({ ...usual, ...session })) })
  }
  return city
}

const usual = {
  id: '1',
  reservationId: '1',
  zone: '101',
  transport: { numberTs: 'А123ВС116' },
  sum: '100.00',
  startDate: '2026-11-23 10:05:00',
  endDate: '2026-11-23 13:00:00',
  status: 'Действует',
}
