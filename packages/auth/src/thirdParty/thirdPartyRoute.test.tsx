import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backEnd, ok, refusal, type Answer } from '@parking/runtime/testing'
import { loginRequested } from '../state/useLoginModal.ts'
import { renderLogin, type TestLogin } from '../testing/renderLogin.tsx'
import { rememberSignIn, takeSignIn } from './pendingSignIn.ts'

const thirdPartyId = {
  name: { ru: 'Яндекс ID', en: 'Yandex ID' },
  signInUrl: 'https://id.example/authorize?response_type=token',
}
const callback = '/callback/YandexLogin.html'
const failure = 'Не удалось войти через Яндекс ID'

beforeEach(() => rememberSignIn('kazan', { state: 's-1', returnTo: null }))
afterEach(() => void takeSignIn('kazan'))

function answers(answer: Answer, profile: object = { defaultZone: '101' }) {
  return backEnd({
    yandexID: answer,
    'get-profile-v6': () => ok({ email: 'driver@parking.example', ...profile }),
    'get-options-info-v3': () => ok({ isClose: false }),
  })
}

/** Comes back from the third party with an answer. */
function comeBack(fragment: string, server = answers(() => ok({ token: 'token-1' }))) {
  const options: TestLogin = { backEnd: server, thirdPartyId, path: `${callback}#${fragment}` }
  return renderLogin(options)
}

describe('the link', () => {
  it('leads to the third party and keeps where to go on to', async () => {
    const { user } = await renderLogin({ backEnd: answers(() => ok({})), thirdPartyId })
    await screen.findByRole('heading', { name: 'Карта' })
    act(() => loginRequested({ returnTo: '/profile/operations' }))
    const link = await screen.findByRole('link', { name: 'Войти через Яндекс ID' })
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    expect(origin + pathname).toBe('https://id.example/authorize')
    expect(searchParams.get('redirect_uri')).toBe(`${window.location.origin}${callback}`)
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(takeSignIn('kazan')).toEqual({
      state: searchParams.get('state'),
      returnTo: '/profile/operations',
    })
  })

  it('is not there in a city without such a sign-in', async () => {
    await renderLogin({ backEnd: answers(() => ok({})), flags: { corporate: false } })
    act(() => loginRequested())
    await screen.findByLabelText('Пароль')
    expect(screen.queryByRole('link', { name: /Войти через/ })).toBeNull()
  })
})

describe('the way back', () => {
  it('signs in and opens the parking of a driver with a default zone', async () => {
    const server = answers(() => ok({ token: 'token-1' }))
    const { context, router } = await comeBack('access_token=t-1&state=s-1', server)
    await screen.findByRole('heading', { name: 'Парковка' })
    expect(server.callsOf('yandexID').map(({ fields }) => fields)).toEqual([{ token: 't-1' }])
    expect(context.session.token()).toBe('token-1')
    expect(router.state.location.href).toBe('/profile/parking')
    expect(router.history.length).toBe(1)
  })

  it('goes on to what was asked for', async () => {
    rememberSignIn('kazan', { state: 's-1', returnTo: '/profile/operations' })
    const { router } = await comeBack('access_token=t-1&state=s-1')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/operations'))
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
    'does not go on to %s',
    async (returnTo) => {
      rememberSignIn('kazan', { state: 's-1', returnTo })
      const { router } = await comeBack('access_token=t-1&state=s-1')
      await screen.findByRole('heading', { name: 'Парковка' })
      expect(router.state.location.href).toBe('/profile/parking')
    },
  )

  it.each([
    '',
    'error=access_denied&state=s-1',
    'access_token=t-1&state=another',
    'access_token=t-1',
    'access_token=t-1&state=',
    'access_token=t-1&state=S-1',
    'access_token=t-1&state=another&state=s-1',
    'state=s-1',
  ])('makes no call of "%s" and offers the login', async (fragment) => {
    const server = answers(() => ok({ token: 'token-1' }))
    const { context, router } = await comeBack(fragment, server)
    await screen.findByText(failure)
    await screen.findByLabelText('Пароль')
    expect(server.callsOf('yandexID')).toEqual([])
    expect(context.session.token()).toBeNull()
    expect(router.state.location.href).toBe('/')
  })

  it('takes no token that stands in the query of its address', async () => {
    const server = answers(() => ok({ token: 'token-1' }))
    await renderLogin({
      backEnd: server,
      thirdPartyId,
      path: `${callback}?access_token=t-1&state=s-1`,
    })
    await screen.findByText(failure)
    expect(server.callsOf('yandexID')).toEqual([])
  })

  it('takes an answer to no question of another tab', async () => {
    window.sessionStorage.clear()
    const server = answers(() => ok({ token: 'token-1' }))
    const { context } = await comeBack('access_token=t-1&state=s-1', server)
    await screen.findByText(failure)
    expect(server.callsOf('yandexID')).toEqual([])
    expect(context.session.token()).toBeNull()
  })

  it('hands no token to another city that was chosen meanwhile', async () => {
    takeSignIn('kazan')
    rememberSignIn('tula', { state: 's-1', returnTo: null })
    const server = answers(() => ok({ token: 'token-1' }))
    await comeBack('access_token=t-1&state=s-1', server)
    await screen.findByText(failure)
    expect(server.callsOf('yandexID')).toEqual([])
  })

  it('takes no answer where somebody is signed in', async () => {
    const server = answers(() => ok({ token: 'token-1' }))
    const { context, router } = await renderLogin({
      backEnd: server,
      thirdPartyId,
      token: 'token-0',
      path: `${callback}#access_token=t-1&state=s-1`,
    })
    await screen.findByRole('heading', { name: 'Карта' })
    expect(server.callsOf('yandexID')).toEqual([])
    expect(context.session.token()).toBe('token-0')
    expect(router.state.location.href).toBe('/')
  })

  it('takes an answer once', async () => {
    takeSignIn('kazan')
    const server = answers(() => ok({ token: 'token-1' }))
    await comeBack('access_token=t-1&state=s-1', server)
    await screen.findByText(failure)
    expect(server.callsOf('yandexID')).toEqual([])
  })

  it.each([
    ['UnregistredAccount', /Личного кабинета с этим адресом в городе нет/],
    ['IncorrectLogin', 'Попробуйте ещё раз или войдите по паролю.'],
  ])('says what to do when the city answers %s', async (errorName, words) => {
    const server = answers(() => refusal(errorName))
    const { context } = await comeBack('access_token=t-1&state=s-1', server)
    await screen.findByText(failure)
    await screen.findByText(words)
    expect(context.session.token()).toBeNull()
  })
})
