import type { Fault, TestContextOptions } from '@parking/runtime/testing'
import { openCity, type CityState } from '@parking/runtime/testing/city'
import { screen, within } from '@testing-library/react'
import { renderProfile } from './renderProfile.tsx'

/** Who the page of the profile is of. */
const driver = {
  firstName: 'Анна',
  lastName: 'Иванова',
  middleName: 'Петровна',
  phone: '79160000001',
  morePhones: ['79160000002'],
  password: 'old1',
}

/** What a test decides about the page. */
interface MineOptions {
  /** What is answered in the city's place. */
  readonly answers?: Fault
  readonly state?: CityState
  readonly city?: TestContextOptions['city']
  readonly language?: 'ru' | 'en'
}

/** Opens the page of the profile of a driver without vehicles. */
export async function openMine(options: MineOptions = {}) {
  const { answers = {}, state, language = 'ru' } = options
  const server = openCity({ balance: 150_050, driver, vehicles: [], ...state }, answers)
  const app = await renderProfile({
    backEnd: server,
    path: '/profile/my-profile',
    token: 'token-1',
    language,
    city: options.city,
  })
  await screen.findByRole('heading', { name: language === 'ru' ? 'Мой профиль' : 'My profile' })
  return { ...app, server }
}

/** Finds a card of the page by its title. */
export const findCard = async (name: string) => within(await screen.findByRole('region', { name }))
