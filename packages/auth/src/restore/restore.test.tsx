import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backEnd, later, ok, refusal, type Answer } from '@parking/runtime/testing'
import { renderLogin, type TestLogin } from '../testing/renderLogin.tsx'

function answers(more: Readonly<Record<string, Answer>> = {}) {
  return backEnd({
    'restore-password/send-email': () => ok({ token: 'salt-1' }),
    'restore-password-v2/change': () => ok({ token: 'salt-1' }),
    'restore-password/check': () => ok({ token: 'token-of-the-code' }),
    'restore-password/change': () => ok({}),
    'get-options-info-v3': () => ok({ isClose: false }),
    ...more,
  })
}

async function open(options: Partial<TestLogin> = {}) {
  const server = options.backEnd ?? answers()
  const app = await renderLogin({ path: '/restore-password', ...options, backEnd: server })
  return { ...app, server, pathname: () => app.router.state.location.pathname }
}
type Opened = Awaited<ReturnType<typeof open>>

const label = (name: string) => screen.findByLabelText(name)
const email = 'Электронная почта'
async function fill({ user }: Opened, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = await label(name)
    await user.clear(field)
    if (value !== '') await user.paste(value)
  }
}
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function ask(opened: Opened, login = 'driver@parking.example', field = email) {
  await fill(opened, { [field]: login })
  await press(opened, 'Получить код')
}
const good = { Код: ' 12 34 ', 'Новый пароль': 'another-1', 'Пароль ещё раз': 'another-1' }
async function set(opened: Opened, change: Readonly<Record<string, string>> = {}) {
  await fill(opened, { ...good, ...change })
  await press(opened, 'Сохранить пароль')
}
async function besideOf(name: string) {
  const described = (await label(name)).getAttribute('aria-describedby') ?? ''
  return described.split(' ').map((id) => document.getElementById(id)?.textContent)
}

describe('restoring a password', () => {
  it('asks for a code, takes it with the new password, and leads to the login', async () => {
    const opened = await open()
    await ask(opened, ' driver@parking.example ')
    await screen.findByText(/письмо с кодом на driver@parking\.example/)
    expect(opened.pathname()).toBe('/restore-password/code/salt-1')
    await set(opened)
    await screen.findByRole('heading', { name: 'Пароль изменён' })
    const { server } = opened
    expect(server.callsOf('send-email')[0]?.fields).toEqual({ email: 'driver@parking.example' })
    expect(server.callsOf('check')[0]?.fields).toEqual({ token: '1234', salt: 'salt-1' })
    expect(server.callsOf('restore-password/change')[0]?.fields).toEqual({
      token: 'token-of-the-code',
      pass: 'another-1',
    })
    await press(opened, 'Войти')
    const login = within(await screen.findByRole('dialog', { name: 'Вход' }))
    // What is known is not asked for again.
    expect(await login.findByDisplayValue('driver@parking.example')).toBeTruthy()
    expect(document.activeElement).toBe(login.getByLabelText('Пароль'))
  })

  it('goes by phone as well in the easy mode', async () => {
    const opened = await open({ flags: { easyRestore: true } })
    await ask(opened, '8 900 000-00-01', 'Электронная почта или телефон')
    await screen.findByText(/СМС с кодом на номер \+7\s\(900\)/)
    expect(opened.server.callsOf('restore-password-v2/change')[0]?.fields).toEqual({
      login: '79000000001',
      type: 'phone',
    })
  })

  it('says in the easy mode what it was given', async () => {
    const opened = await open({ flags: { easyRestore: true } })
    await ask(opened, 'driver@parking.example', 'Электронная почта или телефон')
    await screen.findByText(/письмо с кодом на driver/)
    expect(opened.server.callsOf('restore-password-v2/change')[0]?.fields['type']).toBe('email')
  })

  it('works on another device, and after a reload', async () => {
    const opened = await open({ path: '/restore-password/code/salt-2' })
    await screen.findByText('Код — в письме или СМС, которое мы отправили.')
    await set(opened)
    await screen.findByRole('heading', { name: 'Пароль изменён' })
    expect(opened.server.callsOf('check')[0]?.fields['salt']).toBe('salt-2')
  })

  it('goes without a salt where the back end gives none', async () => {
    const opened = await open({
      backEnd: answers({
        'restore-password/send-email': () => ok({}),
        'restore-password/check': () => ok({}),
      }),
    })
    await ask(opened)
    await screen.findByText(/письмо с кодом/)
    expect(opened.pathname()).toBe('/restore-password/code')
    await set(opened)
    await screen.findByRole('heading', { name: 'Пароль изменён' })
    expect(opened.server.callsOf('check')[0]?.fields).toEqual({ token: '1234' })
    expect(opened.server.callsOf('restore-password/change')[0]?.fields['token']).toBe('1234')
  })

  it('has no code of its own in any address', async () => {
    const opened = await open()
    await ask(opened)
    await screen.findByText(/письмо с кодом/)
    await set(opened)
    await screen.findByRole('heading', { name: 'Пароль изменён' })
    const { href, state } = opened.router.state.location
    expect(JSON.stringify([href, state])).not.toMatch(/another-1|1234|token-of-the-code/)
  })

  it('goes back to who asked, as it was typed', async () => {
    const opened = await open()
    await ask(opened)
    await screen.findByText(/письмо с кодом/)
    act(() => opened.router.history.back())
    expect((await label(email)).getAttribute('value')).toBe('driver@parking.example')
  })

  it('lets password managers and one-time codes work', async () => {
    const opened = await open()
    expect((await label(email)).getAttribute('autocomplete')).toBe('username')
    await ask(opened)
    expect((await label('Код')).getAttribute('autocomplete')).toBe('one-time-code')
    for (const name of ['Новый пароль', 'Пароль ещё раз']) {
      expect((await label(name)).getAttribute('autocomplete')).toBe('new-password')
    }
  })

  it('asks once however often it is pressed', async () => {
    const held = later()
    const opened = await open({ backEnd: answers({ 'restore-password/send-email': held.answer }) })
    await fill(opened, { [email]: 'driver@parking.example' })
    const submit = await screen.findByRole('button', { name: 'Получить код' })
    act(() => {
      fireEvent.submit(submit)
      fireEvent.submit(submit)
    })
    held.come(ok({ token: 'salt-1' }))
    await screen.findByText(/письмо с кодом/)
    expect(opened.server.callsOf('send-email')).toHaveLength(1)
  })

  it('is not for who is signed in', async () => {
    await open({ token: 'token-0' })
    expect(await screen.findByRole('heading', { name: 'Карта' })).toBeTruthy()
  })
})

describe('what an address says', () => {
  it('names the e-mail, and that there is no password', async () => {
    await open({ path: '/restore-password?error=EmptyPass&email=a%40parking.example' })
    await screen.findByText('Пароль нужно задать')
    expect((await label(email)).getAttribute('value')).toBe('a@parking.example')
  })

  it('names another error by its words', async () => {
    await open({ path: '/restore-password?error=IncorrectCode' })
    const words = 'Код не подходит. Проверьте его или запросите новый.'
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each(['Call%20this%20number', '%3Cb%3E', '__proto__'])('is never shown: %s', async (text) => {
    await open({ path: `/restore-password?error=${text}&email=${text}` })
    expect((await label(email)).getAttribute('value')).toBe('')
    expect(document.body.textContent).not.toContain(decodeURIComponent(text))
  })
})

describe('what refuses the question', () => {
  it.each([
    ['', null, 'Введите адрес электронной почты'],
    ['driver', null, 'Проверьте адрес: он выглядит как name@example.ru'],
    ['a@b.ru', refusal('UnregistredAccount'), 'Такого личного кабинета в этом городе нет'],
    ['a@b.ru', refusal('RequiredField'), 'Введите адрес электронной почты'],
    ['a@b.ru', refusal('InvalidFormat'), 'Проверьте адрес'],
    ['a@b.ru', refusal('LimitSMS', { retryAfter: 900 }), 'через 15 минут'],
    ['a@b.ru', refusal('SMSNotSend'), 'Отправить код на этот номер не удалось'],
  ])('"%s", %j: %s', async (login, answer, words) => {
    const opened = await open({
      backEnd: answers({ 'restore-password/send-email': () => answer ?? ok({}) }),
    })
    await ask(opened, login)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    await waitFor(async () => expect((await besideOf(email)).join(' ')).toContain(words))
    expect((await label(email)).getAttribute('value')).toBe(login)
  })
})

describe('what refuses the new password', () => {
  const path = '/restore-password/code/salt-1'

  it.each([
    [{ Код: '' }, 'Введите код'],
    [{ 'Новый пароль': '', 'Пароль ещё раз': '' }, 'Придумайте пароль'],
    [
      { 'Новый пароль': '12345', 'Пароль ещё раз': '12345' },
      'В пароле должно быть не меньше 6 символов',
    ],
    [
      { 'Новый пароль': '1'.repeat(21), 'Пароль ещё раз': '1'.repeat(21) },
      'В пароле должно быть не больше 20 символов',
    ],
    [{ 'Пароль ещё раз': 'other-1' }, 'Пароли не совпадают'],
    [{ 'Пароль ещё раз': '' }, 'Введите пароль ещё раз'],
  ])('%j: %s', async (change, words) => {
    const opened = await open({ path })
    await set(opened, change)
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: words })).toBeTruthy()
    expect(opened.server.callsOf('check')).toEqual([])
  })

  it('a wrong code stands beside the code', async () => {
    const opened = await open({
      path,
      backEnd: answers({ 'restore-password/check': () => refusal('IncorrectCode') }),
    })
    await set(opened)
    await screen.findByRole('alert')
    expect((await besideOf('Код')).join(' ')).toContain('Код не подходит')
    expect((await label('Новый пароль')).getAttribute('value')).toBe('another-1')
  })

  it('checks a code once, however often the password is refused', async () => {
    const refusals = [refusal('ValidationError'), new TypeError('no network'), ok({})]
    const opened = await open({
      path,
      backEnd: answers({ 'restore-password/change': () => refusals.shift() }),
    })
    await set(opened)
    await screen.findByRole('alert')
    expect((await besideOf('Новый пароль')).join(' ')).toContain('не принял этот пароль')
    await set(opened, { 'Новый пароль': 'another-2', 'Пароль ещё раз': 'another-2' })
    await screen.findByText(/Нет связи с сервером/)
    await press(opened, 'Сохранить пароль')
    await screen.findByRole('heading', { name: 'Пароль изменён' })
    expect(opened.server.callsOf('check')).toHaveLength(1)
  })

  it('a password that is on its way is set though its page is left', async () => {
    const held = later()
    const opened = await open({
      path,
      backEnd: answers({ 'restore-password/change': held.answer }),
    })
    await set(opened)
    await waitFor(() => expect(opened.server.callsOf('restore-password/change')).toHaveLength(1))
    await act(() => opened.router.navigate({ to: '/' }))
    held.come(ok({}))
    expect(opened.server.callsOf('restore-password/change')[0]?.signal.aborted).toBe(false)
  })

  it.each(['TokenNotFound', 'TokenExpired'])('a code that has run out by %s', async (name) => {
    const opened = await open({
      path,
      backEnd: answers({ 'restore-password/change': () => refusal(name) }),
    })
    await set(opened)
    await screen.findByRole('heading', { name: 'Время кода вышло' })
    await opened.user.click(screen.getByRole('link', { name: 'Запросить код заново' }))
    await label(email)
    expect(opened.pathname()).toBe('/restore-password')
  })

  it('a code that is gone after a lost answer leaves the old password in no word', async () => {
    const outcomes = [new TypeError('no network'), refusal('TokenNotFound')]
    const opened = await open({
      path,
      backEnd: answers({ 'restore-password/change': () => outcomes.shift() }),
    })
    await set(opened)
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Неизвестно, получилось ли')
    await press(opened, 'Сохранить пароль')
    await screen.findByRole('heading', { name: 'Код уже использован' })
    expect(document.body.textContent).not.toContain('прежний')
    await press(opened, 'Войти')
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeTruthy()
  })
})
