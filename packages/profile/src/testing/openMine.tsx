import {
  backEnd,
  ok,
  refusal,
  type Answer,
  type TestContextOptions,
} from '@parking/runtime/testing'
import { screen, within } from '@testing-library/react'
import { renderProfile } from './renderProfile.tsx'

/** A driver as the wire writes one. */
export const wireDriver = {
  email: 'driver@parking.example',
  firstName: 'Анна',
  lastName: 'Иванова',
  middleName: 'Петровна',
  balance: '1500.50',
  telephones: [
    { phone: '79160000001', isMain: true },
    { phone: '79160000002', isMain: false },
  ],
  sessions: [],
}

/** The code that confirms everything. */
export const rightCode = '1234'

/** What a test decides about the page. */
interface MineOptions {
  readonly answers?: Readonly<Record<string, Answer>>
  readonly settings?: object
  readonly city?: TestContextOptions['city']
  readonly language?: 'ru' | 'en'
}

/**
 * Opens the page of the profile over a city that keeps what is changed, and by itself puts no phone in
 * the place of another.
 */
export async function openMine(options: MineOptions = {}) {
  const { answers = {}, settings = {}, language = 'ru' } = options
  const driver = structuredClone(wireDriver)
  const accountSettings: Record<string, boolean> = {
    reportHistoryOperation: false,
    pushOff: false,
    checkParkingSessionBefore: true,
    checkParkingSession: false,
  }
  const asked = { email: '', phone: '' }
  const confirmed = (code: string | undefined, then: () => void): object => {
    if (code !== rightCode) return refusal('IncorrectCode')
    then()
    return ok({})
  }
  const server = backEnd({
    'change-profile': ({ fields }) => {
      driver.firstName = fields['firstname'] ?? driver.firstName
      driver.lastName = fields['lastname'] ?? driver.lastName
      driver.middleName = fields['middlename'] ?? driver.middleName
      return ok({})
    },
    'change-password': ({ fields }) =>
      fields['currentpass'] === 'old1' ? ok({}) : refusal('CurrentPasswordIncorrect'),
    'change-settings-v1': ({ fields }) => {
      accountSettings[fields['name'] ?? ''] = fields['value'] === 'true'
      return ok(accountSettings)
    },
    'check-email': ({ fields }) =>
      fields['email'] === 'taken@parking.example' ? refusal('UserExists') : ok({}),
    'check-phone': ({ fields }) =>
      fields['phone'] === '79160000009' ? refusal('UserExists') : ok({}),
    'send-email-code': ({ fields }) => {
      asked.email = fields['email'] ?? ''
      return ok({})
    },
    'send-sms-code': ({ fields }) => {
      asked.phone = fields['phone'] ?? ''
      return ok({})
    },
    'confirm-email': ({ fields }) =>
      confirmed(fields['code'], () => {
        driver.email = asked.email
      }),
    'confirm-phone': ({ fields }) =>
      confirmed(fields['code'], () => {
        driver.telephones = [...driver.telephones, { phone: asked.phone, isMain: false }]
      }),
    'set-main-phone': ({ fields }) => {
      driver.telephones = driver.telephones.map(({ phone }) => ({
        phone,
        isMain: phone === fields['phone'],
      }))
      return ok({})
    },
    'delete-phone': ({ fields }) => {
      driver.telephones = driver.telephones.filter(({ phone }) => phone !== fields['phone'])
      return ok({})
    },
    'get-confirmation-type-v2': () => ok({ typeAuthorization: 'SMS', useSmsReplay: true }),
    'get-profile-v6': () => ok(driver),
    'get-settings-v1': () => ok(accountSettings),
    'get-options-info-v3': () => ok({ isClose: false, hasPrivateData: true, ...settings }),
    ...answers,
  })
  const app = await renderProfile({
    backEnd: server,
    path: '/profile/my-profile',
    token: 'token-1',
    language,
    city: options.city,
  })
  await screen.findByRole('heading', { name: language === 'ru' ? 'Мой профиль' : 'My profile' })
  return { ...app, server, accountSettings }
}

/** Finds a card of the page by its title. */
export const findCard = async (name: string) => within(await screen.findByRole('region', { name }))
