import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSession } from '@parking/runtime'
import { backEnd, later, memoryStorage, ok, refusal, type Answer } from '@parking/runtime/testing'
import { loginRequested } from '../state/useLoginModal.ts'
import { renderLogin, type TestLogin } from '../testing/renderLogin.tsx'

const profile = { email: 'driver@parking.example', defaultZone: '101' }
const picture = 'iVBORw0KGgoAAAA='

function answers(login: Answer, more: Readonly<Record<string, Answer>> = {}) {
  return backEnd({
    'login-v5': login,
    'get-profile-v6': () => ok(profile),
    'get-options-info-v3': () => ok({ contacts: { phone: '+7 843 000-00-00' } }),
    ...more,
  })
}

async function openLogin(options: TestLogin, returnTo?: string) {
  const app = await renderLogin(options)
  await screen.findByRole('heading', { name: 'Карта' })
  act(() => loginRequested(returnTo === undefined ? {} : { returnTo }))
  await screen.findByRole('dialog', { name: 'Вход' })
  return app
}

const loginField = () => screen.findByLabelText('Электронная почта')
const passwordField = () => screen.findByLabelText('Пароль')
const submit = () => screen.getByRole('button', { name: 'Войти' })
const dialog = () => screen.queryByRole('dialog', { name: 'Вход' })

async function fillIn(user: Awaited<ReturnType<typeof openLogin>>['user']) {
  await user.type(await loginField(), ' driver@parking.example ')
  await user.type(await passwordField(), ' secret 1 ')
}

/** Signs in and answers with what the refusal says. */
async function refusalOf(answer: unknown) {
  const server = answers(() => answer)
  const { user } = await openLogin({ backEnd: server })
  await fillIn(user)
  await user.click(submit())
  return { alert: await screen.findByRole('alert'), user, server }
}

describe('signing in', () => {
  it('trims the login, keeps the password, stores the token and opens the parking', async () => {
    const server = answers(() => ({ status: 'ok', token: 'token-1' }))
    const { user, context, router } = await openLogin({ backEnd: server })
    await fillIn(user)
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'Парковка' })
    expect(server.callsOf('login-v5').map(({ fields }) => fields)).toEqual([
      { login: 'driver@parking.example', password: ' secret 1 ' },
    ])
    expect(context.storage.get('parking.token.kazan.driver')).toBe('token-1')
    expect(router.state.location.pathname).toBe('/profile/parking')
    expect(dialog()).toBeNull()
  })

  it('stays where it is without a default zone', async () => {
    const server = answers(() => ({ status: 'ok', token: 'token-1' }), {
      'get-profile-v6': () => ok({ email: 'driver@parking.example' }),
    })
    const { user, router } = await openLogin({ backEnd: server })
    await fillIn(user)
    await user.click(submit())
    await waitFor(() => expect(dialog()).toBeNull())
    expect(router.state.location.pathname).toBe('/')
  })

  it.each([
    ['/profile/operations?x=1', '/profile/operations'],
    ['https://elsewhere.example/profile', '/profile/parking'],
    ['//elsewhere.example', '/profile/parking'],
  ])('asked to return to %s opens %s', async (returnTo, path) => {
    const server = answers(() => ({ status: 'ok', token: 'token-1' }))
    const { user, router } = await openLogin({ backEnd: server }, returnTo)
    await fillIn(user)
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  it('asks once however often it is pressed', async () => {
    const held = later()
    const server = answers(held.answer)
    const { user } = await openLogin({ backEnd: server })
    await fillIn(user)
    // Twice before the page can draw itself anew, then as people do.
    act(() => {
      fireEvent.submit(submit())
      fireEvent.submit(submit())
    })
    await user.keyboard('{Enter}')
    await user.dblClick(submit())
    expect(server.callsOf('login-v5')).toHaveLength(1)
    held.come({ status: 'ok', token: 'token-1' })
    await waitFor(() => expect(dialog()).toBeNull())
    expect(server.callsOf('login-v5')).toHaveLength(1)
  })

  it('is given up when it is closed', async () => {
    const held = later()
    const server = answers(held.answer)
    const { user, context } = await openLogin({ backEnd: server })
    await fillIn(user)
    await user.click(submit())
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(server.callsOf('login-v5')[0]?.signal.aborted).toBe(true)
    held.come({ status: 'ok', token: 'token-1' })
    await waitFor(() => expect(dialog()).toBeNull())
    expect(context.session.token()).toBeNull()
  })

  it('works with password managers', async () => {
    await openLogin({ backEnd: answers(() => undefined) })
    expect((await loginField()).getAttribute('autocomplete')).toBe('username')
    expect((await passwordField()).getAttribute('autocomplete')).toBe('current-password')
  })

  it('shows and hides the password', async () => {
    const { user } = await openLogin({ backEnd: answers(() => undefined) })
    await user.click(await screen.findByRole('button', { name: 'Показать пароль' }))
    expect((await passwordField()).getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
    expect((await passwordField()).getAttribute('type')).toBe('password')
  })

  it.each([
    ['asks for the login', {}],
    ['asks who signs in', { isCoopProfile: true }],
  ])('closes when another tab signs in while it %s', async (_step, settings) => {
    const server = answers(() => undefined, { 'get-options-info-v3': () => ok(settings) })
    const { context } = await openLogin({ backEnd: server })
    const otherTab = createSession({
      cityId: 'kazan',
      accountType: 'driver',
      storage: memoryStorage(),
      effects: { forgetPrivateData: () => {}, goHome: () => {} },
    })
    otherTab.send({ kind: 'loggedIn', token: 'token-2' })
    await waitFor(() => expect(dialog()).toBeNull())
    expect(context.session.token()).toBe('token-2')
    otherTab.close()
  })
})

describe('what the form refuses', () => {
  it('says what is missing, asks nothing and keeps what was typed', async () => {
    const server = answers(() => undefined)
    const { user } = await openLogin({ backEnd: server })
    await user.type(await loginField(), 'driver')
    await user.click(submit())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByText(/Проверьте адрес/)).toBeTruthy()
    expect(within(summary).getByText('Введите пароль')).toBeTruthy()
    expect(server.callsOf('login-v5')).toHaveLength(0)
    expect((await loginField()).getAttribute('value')).toBe('driver')
  })

  it('takes a phone only where the city does', async () => {
    const server = answers(() => ({ status: 'ok', token: 'token-1' }))
    const { user } = await openLogin({ backEnd: server, flags: { easyAuth: true } })
    await user.type(
      await screen.findByLabelText('Электронная почта или телефон'),
      '+7 (900) 000-00-01',
    )
    await user.type(await passwordField(), 'secret')
    await user.click(submit())
    await screen.findByRole('heading', { name: 'Парковка' })
    expect(server.callsOf('login-v5')[0]?.fields['login']).toBe('79000000001')
  })
})

describe('what the back end refuses', () => {
  it.each([
    [refusal('IncorrectLogin'), 'Логин или пароль не подходят'],
    [refusal('UnregistredAccount'), 'Такого личного кабинета в этом городе нет'],
    [refusal('loginTryLimit'), 'Подождите немного'],
    [refusal('ValidationError'), 'Сервер не принял данные'],
    [refusal('SomethingNew'), 'Сервер ответил не так'],
    [new TypeError('no network'), 'Нет связи с сервером'],
    ['<html>', 'Сервер ответил не так'],
  ])('%j is put into words', async (answer, words) => {
    const { alert } = await refusalOf(answer)
    expect(alert.textContent).toContain(words)
    expect((await passwordField()).getAttribute('value')).toBe(' secret 1 ')
  })

  it('an account without a password is led to setting one, with its e-mail', async () => {
    const { user, router } = await openLogin({ backEnd: answers(() => refusal('EmptyPass')) })
    await fillIn(user)
    await user.click(submit())
    await screen.findByText('Пароль нужно задать')
    expect(router.state.location.pathname).toBe('/restore-password')
    expect(screen.getByLabelText('Электронная почта').getAttribute('value')).toBe(
      'driver@parking.example',
    )
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it.each([
    ['Зарегистрироваться', '/registration'],
    ['Забыли пароль?', '/restore-password'],
  ])('leads with "%s" to %s', async (name, path) => {
    const { user, router } = await openLogin({ backEnd: answers(() => undefined) })
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('a profile that is refused signs out and says why', async () => {
    const server = answers(() => ({ status: 'ok', token: 'token-1' }), {
      'get-profile-v6': () => refusal('AccountNotFound'),
    })
    const { user, context } = await openLogin({ backEnd: server })
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByText('Личный кабинет не открылся')).textContent).toBeTruthy()
    // Nobody is signed in any more who could sign out.
    expect(screen.getByText('Личный кабинет не найден. Войдите снова.')).toBeTruthy()
    expect(context.session.token()).toBeNull()
    expect(submit().hasAttribute('disabled')).toBe(false)
  })

  it('a profile that does not arrive signs nobody out', async () => {
    const server = answers(() => ({ status: 'ok', token: 'token-1' }), {
      'get-profile-v6': () => '<html>',
    })
    const { user, context } = await openLogin({ backEnd: server })
    await fillIn(user)
    await user.click(submit())
    await waitFor(() => expect(dialog()).toBeNull())
    expect(context.session.token()).toBe('token-1')
  })
})

describe('the captcha', () => {
  it.each([
    [{}, /Подождите немного/],
    [{ retryAfter: 840 }, /через 14 минут/],
  ])('may be none: then it is said how long to wait, where %j tells', async (more, words) => {
    const { user } = await openLogin({
      backEnd: answers(() => refusal('LoginTryLimit', more)),
    })
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('appears with its refusal, is sent with its session, and is asked anew each time', async () => {
    const refusals = [
      refusal('LoginTryLimit', { captcha: picture, id_session: 'session-1' }),
      refusal('CaptchaIncorrect', { captcha: `${picture.slice(0, -4)}BBBB`, id_session: 's-2' }),
      { status: 'ok', token: 'token-1' },
    ]
    const server = answers(() => refusals.shift())
    const { user } = await openLogin({ backEnd: server })
    await fillIn(user)
    await user.click(submit())
    const image = await screen.findByRole('img', { name: /Картинка с кодом/ })
    const first = image.getAttribute('src')
    expect(first).toBe(`data:image/png;base64,${picture}`)
    expect(screen.getByRole('link', { name: /Введите ещё и код с картинки/ })).toBeTruthy()

    await user.click(submit())
    expect(await screen.findByRole('link', { name: 'Введите код с картинки' })).toBeTruthy()
    await user.type(screen.getByLabelText('Код с картинки'), ' a1b2 ')
    await user.click(submit())
    await screen.findByText(/Код с картинки не подходит/)
    expect(image.getAttribute('src')).not.toBe(first)
    expect(screen.getByLabelText('Код с картинки').getAttribute('value')).toBe('')

    await user.type(screen.getByLabelText('Код с картинки'), 'c3d4')
    await user.click(submit())
    await screen.findByRole('heading', { name: 'Парковка' })
    expect(
      server.callsOf('login-v5').map(({ fields }) => [fields['captcha'], fields['id_session']]),
    ).toEqual([
      [undefined, undefined],
      ['a1b2', 'session-1'],
      ['c3d4', 's-2'],
    ])
  })
})

describe('the kind of login', () => {
  const corporate = { 'get-options-info-v3': () => ok({ isCoopProfile: true }) }

  it('is asked where the city has companies; companies have an app of their own', async () => {
    const { user } = await openLogin({ backEnd: answers(() => undefined, corporate) })
    const legal = await screen.findByRole('link', { name: /Юридическое лицо/ })
    expect(legal.getAttribute('href')).toBe('/legal/auth')
    await user.click(screen.getByRole('button', { name: /Водитель/ }))
    expect(document.activeElement).toBe(await loginField())
    await user.click(screen.getByRole('button', { name: 'Выбрать другой вход' }))
    expect(await screen.findByRole('link', { name: /Юридическое лицо/ })).toBeTruthy()
  })

  it('is not asked any more of who has begun to type before the city answered', async () => {
    const held = later()
    const { user } = await openLogin({
      backEnd: answers(() => undefined, { 'get-options-info-v3': held.answer }),
    })
    await user.type(await loginField(), 'driver@')
    held.come(ok({ isCoopProfile: true }))
    expect(await screen.findByRole('button', { name: 'Выбрать другой вход' })).toBeTruthy()
    expect((await loginField()).getAttribute('value')).toBe('driver@')
  })

  it('is not asked in a build without companies', async () => {
    await openLogin({ backEnd: answers(() => undefined, corporate), flags: { corporate: false } })
    expect(await loginField()).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Юридическое лицо/ })).toBeNull()
  })
})
