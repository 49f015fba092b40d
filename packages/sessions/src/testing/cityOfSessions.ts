import { changed } from '@parking/runtime/testing'
import { openCity, type CityBackEnd, type CityState } from '@parking/runtime/testing/city'

/** A city whose account lists these sessions, of which a test writes only what matters to it. */
export function cityOfSessions(sessions: readonly object[], state: CityState = {}): CityBackEnd {
  const listed = sessions.map((session) => ({ ...usual, ...session }))
  return openCity(state, { 'get-profile-v6': changed({ sessions: listed }) })
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
