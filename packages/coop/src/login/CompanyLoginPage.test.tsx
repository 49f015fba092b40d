import { backEnd, later, ok, refusal, type Answer } from '@parking/runtime/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole, tokenKey, type TestConsole } from '../testing/renderConsole.tsx'

const inn = '7707083893'

async function openLogin(login: Answer, options: Partial<TestConsole> = {}) {
  const server = backEnd({
    'login-corp-v1': login,
    'get-options-info-v3': () => ok({ isCoopProfile: true }),
    'corp-profile/get-profile': () => ok({ inn, name: 'Автопарк', balance: 1200 }),
  })
  const app = await renderConsole(server, { path: '/legal/auth', ...options })
  return { ...app, received: () => server.callsOf('login-corp-v1') }
}

const innField = () => screen.findByLabelText('ИНН')
const contractField = () => screen.findByLabelText('Номер договора')
const submit = () => screen.getByRole('button', { name: 'Войти' })

describe('the login of companies', () => {
  it('signs in with a token of its own and opens the company', async () => {
    const { user, received, context, router } = await openLogin(() => ({
      status: 'ok',
      token: 'token-1',
    }))
    await user.type(await innField(), '77 0708 3893')
    await user.type(await contractField(), ' К-1 ')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'Автопарк' })
    expect(received().map(({ fields }) => fields)).toEqual([{ inn, contractNumber: 'К-1' }])
    expect(context.storage.get(tokenKey)).toBe('token-1')
    expect(router.state.location.pathname).toBe('/coop-profile')
  })

  it('puts nothing into an address, whoever sends its form', async () => {
    await openLogin(() => undefined)
    expect((await innField()).closest('form')?.method).toBe('post')
  })

  it.each([
    ['', 'Введите ИНН'],
    ['12345', 'В ИНН должно быть 10 или 12 цифр'],
    ['77070838AB', 'ИНН состоит только из цифр'],
  ])('refuses the INN %j', async (typed, words) => {
    const { user, received } = await openLogin(() => undefined)
    const field = await innField()
    if (typed !== '') await user.type(field, typed)
    await user.click(submit())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByText(words)).toBeTruthy()
    expect(within(summary).getByText('Введите номер договора')).toBeTruthy()
    expect(received()).toHaveLength(0)
  })

  it('warns of a check digit that does not fit once the field is left, and lets it pass', async () => {
    const { user, received } = await openLogin(() => ({ status: 'ok', token: 'token-1' }))
    await user.type(await innField(), '7707083894')
    expect(screen.queryByText(/контрольная цифра/)).toBeNull()
    await user.type(await contractField(), 'К-1')
    expect(screen.getByText(/контрольная цифра/)).toBeTruthy()
    await user.click(submit())
    await waitFor(() => expect(received()).toHaveLength(1))
  })

  it('asks once however often it is pressed', async () => {
    const held = later()
    const { user, received } = await openLogin(held.answer)
    await user.type(await innField(), inn)
    await user.type(await contractField(), 'К-1')
    // Twice before the page can draw itself anew, then as people do.
    act(() => {
      fireEvent.submit(submit())
      fireEvent.submit(submit())
    })
    await user.dblClick(submit())
    held.come({ status: 'ok', token: 'token-1' })
    await screen.findByRole('heading', { name: 'Автопарк' })
    expect(received()).toHaveLength(1)
  })

  it.each([
    [refusal('IncorrectLogin'), 'не подходят друг к другу'],
    [refusal('UnregistredAccount'), 'нет такого договора'],
    [refusal('loginTryLimit'), 'Слишком много попыток'],
    [refusal('RequiredField'), 'не все обязательные поля'],
    [new TypeError('no network'), 'Нет связи с сервером'],
  ])('puts %j into words and keeps what was typed', async (answer, words) => {
    const { user } = await openLogin(() => answer)
    await user.type(await innField(), inn)
    await user.type(await contractField(), 'К-1')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect((await innField()).getAttribute('value')).toBe(inn)
  })

  it('is not offered where the city has no companies', async () => {
    await openLogin(() => undefined, { hasCompanies: false })
    expect(await screen.findByText(/вход для компаний не открыт: Казань/)).toBeTruthy()
    expect(screen.queryByLabelText('ИНН')).toBeNull()
  })

  it('leads on who signs in in another tab', async () => {
    const { context } = await openLogin(() => undefined)
    await innField()
    act(() => context.session.send({ kind: 'otherTabLoggedIn', token: 'token-2' }))
    expect(await screen.findByRole('heading', { name: 'Автопарк' })).toBeTruthy()
  })

  it('leads to the page that was asked for, once', async () => {
    const { user, router, context } = await openLogin(() => ({ status: 'ok', token: 'token-1' }), {
      path: '/coop-profile/vehicles?q=123',
    })
    const signIn = async () => {
      await user.type(await innField(), inn)
      await user.type(await contractField(), 'К-1{Enter}')
    }
    await signIn()
    await screen.findByRole('heading', { name: 'Машины' })
    expect(router.state.location.href).toBe('/coop-profile/vehicles?q=123')
    act(() => context.session.send({ kind: 'loggedOut' }))
    await signIn()
    await screen.findByRole('heading', { name: 'Автопарк' })
    expect(router.state.location.href).toBe('/coop-profile')
  })

  it('is not for who is signed in', async () => {
    const { router } = await openLogin(() => undefined, { token: 'token-1' })
    await screen.findByRole('heading', { name: 'Автопарк' })
    expect(router.state.location.pathname).toBe('/coop-profile')
  })
})
