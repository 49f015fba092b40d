import { expect } from 'vitest'
import { screen } from '@testing-library/react'
import { memoryStorage, type Fault } from '@parking/runtime/testing'
import { openCity, type CityState } from '@parking/runtime/testing/city'
import { renderLogin, type TestLogin } from './renderLogin.tsx'

/** What a test decides about the registration. */
interface TestRegistration extends Omit<TestLogin, 'backEnd'> {
  readonly state?: CityState
  readonly fault?: Fault
}

/** Opens a page of the registration. */
export async function openRegistration({ state, fault, ...options }: TestRegistration = {}) {
  const server = openCity(state, fault)
  const app = await renderLogin({ path: '/registration', ...options, backEnd: server })
  return { ...app, server, pathname: () => app.router.state.location.pathname }
}
type Opened = Awaited<ReturnType<typeof openRegistration>>

export const button = (name: string) => screen.findByRole('button', { name })
export const press = async ({ user }: Opened, name: string) => user.click(await button(name))
export const label = (name: string) => screen.findByLabelText(name)
export const valueOf = async (name: string) => (await label(name)).getAttribute('value')

/** Who registers, by the labels of the form. */
export const person = {
  Фамилия: 'Иванова',
  Имя: ' Анна ',
  'Электронная почта': ' anna@parking.example ',
  Телефон: '89111234567',
  Пароль: ' secret ',
  'Пароль ещё раз': ' secret ',
}

/** Fills the whole form in. */
export async function fillIn({ user }: Opened, change: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ ...person, ...change })) {
    const field = await label(name)
    await user.clear(field)
    if (value !== '') await user.paste(value)
  }
  await user.click(await label('Принимаю пользовательское соглашение'))
}

/** Fills the form in and sends it. */
export async function register(opened: Opened, change: Readonly<Record<string, string>> = {}) {
  await fillIn(opened, change)
  await press(opened, 'Продолжить')
}

/** Types a code and sends it. */
export async function enter(opened: Opened, code: string, submit: string) {
  await opened.user.type(await screen.findByRole('textbox', { name: /^Код|^Последние/ }), code)
  await press(opened, submit)
}

/** What must be nowhere: in no address that the browser remembers, in nothing that is stored. */
export function expectNoSecrets({ router }: Opened, stored: readonly string[]) {
  const { sessionStorage, localStorage } = window
  const storages = [sessionStorage, localStorage].map((storage) => Object.entries(storage))
  expect(JSON.stringify([router.state.location, storages, stored])).not.toContain('secret')
}

/** A storage that tells all that was ever put into it. */
export function watchedStorage() {
  const storage = memoryStorage()
  const stored: string[] = []
  const set = (name: string, value: string): void => {
    stored.push(name, value)
    storage.set(name, value)
  }
  return { storage: { ...storage, set }, stored }
}
