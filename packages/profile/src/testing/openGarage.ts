import { lostAnswer, refusal, type Answer } from '@parking/runtime/testing'
import { openCity, type CityState } from '@parking/runtime/testing/city'
import { renderProfile } from './renderProfile.tsx'

/** What a test answers in the city's place, by name. */
export type Faults = Record<'car' | 'change-profile' | 'get-profile-v6', Answer>

/** Opens the profile of a driver with some vehicles and documents: none unless a test says any. */
export async function openGarage(
  state: CityState,
  faults: Partial<Faults> = {},
  language: 'ru' | 'en' = 'ru',
) {
  const city = openCity({ vehicles: [], ...state }, faults)
  const app = await renderProfile({
    backEnd: city,
    path: '/profile/my-profile',
    token: 'token-1',
    language,
  })
  return {
    ...app,
    faults,
    /** What the calls of a name have sent, but for the token. */
    sent: (name: string) =>
      city.callsOf(name).map(({ fields: { token: _token, ...fields } }) => fields),
    /** From now on changes are made, and nobody hears of it. */
    loseAnswers: () => {
      Object.assign(faults, { car: lostAnswer, 'change-profile': lostAnswer })
    },
    refuse: (name: keyof Faults, errorName: string) => {
      faults[name] = () => refusal(errorName)
    },
  }
}
