import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changed, ok, refusal, type Fault } from '@parking/runtime/testing'
import {
  enter,
  label,
  openRegistration,
  press,
  register,
  valueOf,
} from '../../testing/openRegistration.tsx'
import type { TestLogin } from '../../testing/renderLogin.tsx'

const emailPath = '/registration/confirmation/email/salt-e'
const phonePath = '/registration/confirmation/phone/salt-p'
const byCall = (useSmsReplay: boolean) => ({
  'get-confirmation-type-v2': changed({ typeAuthorization: 'Call', useSmsReplay }),
})

type Opened = Awaited<ReturnType<typeof openRegistration>>

/** Opens an address as another device does, or this one after a reload: nothing is remembered. */
function openAt(path: string, fault: Fault = {}, options: Partial<TestLogin> = {}) {
  const registration = path.includes('/phone/') ? 'phone' : 'email'
  return openRegistration({ path, state: { registration }, fault, ...options })
}

const pass = ({ server }: Pick<Opened, 'server'>, milliseconds: number) =>
  act(async () => {
    server.pass(milliseconds)
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a code', () => {
  const known = { codeLength: 4 }
  const typeCode = async ({ user }: Opened, code: string) =>
    user.type(await screen.findByRole('textbox', { name: 'Код' }), code)

  it('sends itself with its last digit, and again once it was mended', async () => {
    const opened = await openAt(emailPath, {}, known)
    const sent = () => opened.server.callsOf('confirm-email').map(({ fields }) => fields['code'])
    await screen.findByText('Отправится сам, когда введёте 4 цифры')
    await typeCode(opened, '123')
    expect(sent()).toEqual([])
    await typeCode(opened, '5')
    await screen.findByRole('alert')
    expect(sent()).toEqual(['1235'])
    await typeCode(opened, '{Backspace}4')
    await screen.findByText(/СМС с кодом/)
    expect(sent()).toEqual(['1235', '1234'])
  })

  it('waits for a press where the city does not say how long it is', async () => {
    const opened = await openAt(emailPath)
    await typeCode(opened, '123456')
    expect(screen.queryByText(/Отправится сам/)).toBeNull()
    expect(opened.server.callsOf('confirm-email')).toEqual([])
  })

  it('that came with a link waits for a press', async () => {
    const opened = await openAt(`${emailPath}/1234`, {}, known)
    await screen.findByText(/Код из письма уже введён/)
    expect(opened.server.callsOf('confirm-email')).toEqual([])
  })
})

describe('the link of the letter', () => {
  it('fills the code in, takes it out of the address, and confirms by a press', async () => {
    const opened = await openAt(`${emailPath}/1234`)
    await screen.findByText(/Код из письма уже введён/)
    expect(await valueOf('Код')).toBe('1234')
    expect(opened.pathname()).toBe(emailPath)
    expect(opened.router.history.length).toBe(1)
    expect(opened.server.callsOf('confirm-email')).toEqual([])
    await press(opened, 'Подтвердить почту')
    await screen.findByText('Мы отправили СМС с кодом на ваш номер.')
    expect(opened.pathname()).toBe(phonePath)
    await enter(opened, opened.server.lastCode, 'Завершить регистрацию')
    await screen.findByRole('heading', { name: 'Карта' })
    expect(opened.context.session.token()).not.toBeNull()
    await screen.findByText('Вы зарегистрированы')
    const addCar = screen.getByRole('link', { name: 'Добавить машину' })
    expect(addCar.getAttribute('href')).toBe('/profile/my-profile#vehicles')
    fireEvent.click(addCar)
    expect(screen.queryByText('Вы зарегистрированы')).toBeNull()
  })

  it('says what to do when it was used already', async () => {
    const opened = await openAt(`${emailPath}/1234`, {
      'confirm-email': () => refusal('IncorrectCode'),
    })
    await press(opened, 'Подтвердить почту')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('он уже использован или заменён новым')
    await pass(opened, 10_000)
    await press(opened, 'Отправить письмо ещё раз')
    await screen.findByText(/Новый код отправлен/)
    // What was said of the old code is over, and it stands in nobody's way.
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Код' })).toHaveProperty('value', '')
    // The button has gone until another code may be asked for; the keyboard goes on from its place.
    expect(document.activeElement).not.toBe(document.body)
    expect(opened.server.callsOf('send-email-code')[0]?.fields).toEqual({
      token: 'salt-e',
      edit: 'false',
    })
  })

  it('says nothing of itself when another code was typed over its own', async () => {
    const opened = await openAt(`${emailPath}/1234`, {
      'confirm-email': () => refusal('IncorrectCode'),
    })
    await press(opened, 'Подтвердить почту')
    expect((await screen.findByRole('alert')).textContent).toContain('он уже использован')
    await enter(opened, '4321', 'Подтвердить почту')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Код не подходит'))
    expect(screen.queryByText(/он уже использован/)).toBeNull()
  })

  it.each(['TokenNotFound', 'TokenExpired'])('says that it has run out by %s', async (name) => {
    const opened = await openAt(`${emailPath}/1234`, { 'confirm-email': () => refusal(name) })
    await press(opened, 'Подтвердить почту')
    await screen.findByRole('heading', { name: 'Эта ссылка больше не действует' })
    await press(opened, 'Зарегистрироваться заново')
    await screen.findByLabelText('Пароль')
    expect(opened.pathname()).toBe('/registration')
  })

  it.each(['/x/y/confirmation/email/salt-e/1234', '/confirmation/email/salt-e/1234/'])(
    'is known at %s too',
    async (path) => {
      const opened = await openAt(path)
      await screen.findByText(/Код из письма уже введён/)
      expect(opened.pathname()).toBe(emailPath)
    },
  )

  it('takes over what is escaped in such an address as it stands there', async () => {
    const opened = await openAt('/x/confirmation/email/a%2Fb%3D%3D%25/12%2B3')
    expect(await screen.findByLabelText('Код')).toHaveProperty('value', '12+3')
    expect(opened.pathname()).toBe('/registration/confirmation/email/a%2Fb%3D%3D%25')
  })

  it('an address with an escape that means nothing is none', async () => {
    await openAt('/x/confirmation/email/a%zz/1234')
    expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  })

  it.each(['/registration/confirmation/email', '/registration/confirmation/other/salt-e'])(
    'says at %s that something is missing',
    async (path) => {
      await openAt(path)
      expect(await screen.findByRole('heading', { name: 'Ссылка неполная' })).toBeTruthy()
    },
  )

  it('other addresses are no links of letters', async () => {
    await openAt('/nowhere/at/all')
    expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  })

  it('tells who is signed in what to do', async () => {
    await openAt(`${emailPath}/1234`, {}, { token: 'token-1' })
    expect(await screen.findByRole('heading', { name: 'Вы уже вошли' })).toBeTruthy()
  })

  it('signs in at once where the phone needs no confirmation', async () => {
    const opened = await openAt(`${emailPath}/1234`, {
      'confirm-email': () => ok({ token: 'token-1' }),
    })
    await press(opened, 'Подтвердить почту')
    await screen.findByRole('heading', { name: 'Карта' })
    expect(opened.context.session.token()).toBe('token-1')
  })
})

describe('the e-mail that was confirmed on another device', () => {
  it('lets this one go on to the phone', async () => {
    const opened = await openRegistration()
    await register(opened)
    await screen.findByText(/письмо с кодом/)
    await opened.user.click(screen.getByRole('link', { name: 'Почта уже подтверждена' }))
    await screen.findByText(/СМС с кодом на номер/)
    expect(opened.pathname()).toMatch(/^\/registration\/confirmation\/phone\/\w+$/)
  })
})

describe('what refuses the e-mail', () => {
  it.each([
    [refusal('IncorrectCode'), 'Код не подходит'],
    [refusal('SMSNotSend'), 'Почта подтверждена, но отправить код на телефон не удалось'],
    [refusal('LimitSMS', { retryAfter: 120 }), 'через 2 минуты'],
    [refusal('UserExists'), 'появились у другого кабинета'],
    [new TypeError('no network'), 'Нет связи с сервером'],
  ])('%j is put into words', async (answer, words) => {
    const opened = await openAt(emailPath, { 'confirm-email': () => answer })
    await enter(opened, '1234', 'Подтвердить почту')
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(await valueOf('Код')).toBe('1234')
  })

  it('an empty code is asked for', async () => {
    const opened = await openAt(emailPath)
    await press(opened, 'Подтвердить почту')
    expect((await screen.findByRole('alert')).textContent).toContain('Введите код')
    expect(opened.server.callsOf('confirm-email')).toEqual([])
  })
})

describe('asking for another code', () => {
  it('counts ten seconds down, then offers it, and again after each', async () => {
    const opened = await openAt(phonePath)
    await screen.findByText(/можно запросить через\s\d+\sс/)
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    await screen.findByText(/Новый код отправлен/)
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    await waitFor(() => expect(opened.server.callsOf('send-sms-code')).toHaveLength(2))
    expect(opened.server.callsOf('send-sms-code')[0]?.fields).toEqual({
      token: 'salt-p',
      edit: 'false',
      isReply: 'true',
    })
  })

  it('leaves what was typed and not refused', async () => {
    const opened = await openAt(phonePath)
    const field = await screen.findByRole('textbox', { name: /^Код/ })
    await opened.user.type(field, '56')
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    await screen.findByText(/Новый код отправлен/)
    expect(field).toHaveProperty('value', '56')
  })

  it('waits as long as the limit says', async () => {
    const opened = await openAt(phonePath, {
      'send-sms-code': () => refusal('LimitSMS', { retryAfter: 600 }),
    })
    await screen.findByText(/можно запросить через/)
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    expect((await screen.findByRole('alert')).textContent).toContain('через 10 минут')
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    await pass(opened, 590_000)
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    await pass(opened, 10_000)
    expect(await screen.findByRole('button', { name: 'Отправить код ещё раз' })).toBeTruthy()
  })

  it('ends where too many codes were sent, and nobody says for how long', async () => {
    const opened = await openAt(phonePath, { 'send-sms-code': () => refusal('LimitSMS') })
    await screen.findByText(/можно запросить через/)
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    expect((await screen.findByRole('alert')).textContent).toContain('Попробуйте позже')
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
  })

  it('stays possible when a code could not be sent', async () => {
    const opened = await openAt(phonePath, { 'send-sms-code': () => refusal('SMSNotSend') })
    await screen.findByText(/можно запросить через/)
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    expect((await screen.findByRole('alert')).textContent).toContain('не удалось')
    expect(screen.getByRole('button', { name: 'Отправить код ещё раз' })).toBeTruthy()
  })

  it('stays possible when the call fails', async () => {
    const opened = await openAt(phonePath, { 'send-sms-code': () => new TypeError('no network') })
    await screen.findByText(/можно запросить через/)
    await pass(opened, 10_000)
    await press(opened, 'Отправить код ещё раз')
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи')
    expect(screen.getByRole('button', { name: 'Отправить код ещё раз' })).toBeTruthy()
  })

  it('is not offered where the city sends no second one', async () => {
    const opened = await openAt(phonePath, {
      'get-confirmation-type-v2': changed({ useSmsReplay: false }),
    })
    await screen.findByText(/Второй раз код в этом городе не отправляют/)
    await pass(opened, 10_000)
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
  })
})

describe('a phone that is called', () => {
  it('is asked for the last digits of the number, and may have an SMS instead', async () => {
    const opened = await openAt(phonePath, byCall(true))
    await screen.findByText(/последние 4 цифры номера, с которого звонят/)
    await label('Последние 4 цифры номера')
    await pass(opened, 10_000)
    await press(opened, 'Прислать код по СМС')
    await screen.findByText('Мы отправили СМС с кодом на ваш номер.')
    await label('Код')
    await pass(opened, 10_000)
    await press(opened, 'Позвонить ещё раз')
    await label('Последние 4 цифры номера')
    const replies = opened.server.callsOf('send-sms-code').map(({ fields }) => fields['isReply'])
    expect(replies).toEqual(['true', 'false'])
  })

  it('has calls alone where the city sends no SMS', async () => {
    const opened = await openAt(phonePath, byCall(false))
    await label('Последние 4 цифры номера')
    await pass(opened, 10_000)
    await screen.findByRole('button', { name: 'Позвонить ещё раз' })
    expect(screen.queryByRole('button', { name: 'Прислать код по СМС' })).toBeNull()
  })

  it('is what the form asks the city for', async () => {
    const opened = await openRegistration({ fault: byCall(true) })
    await screen.findByText(/На него поступит звонок/)
    await register(opened)
    await screen.findByText(/письмо с кодом/)
    expect(opened.server.callsOf('registration-v2')[0]?.fields['confirmationType']).toBe('Call')
  })
})

describe('another phone', () => {
  async function change(opened: Opened, phone: string) {
    await press(opened, 'Изменить номер')
    await opened.user.click(await label('Новый номер'))
    if (phone !== '') await opened.user.paste(phone)
    await press(opened, 'Получить код')
  }

  it('has the code sent there, and the steps go on with it', async () => {
    const opened = await openAt(phonePath, {
      'change-phone': changed({ phoneSalt: 'salt-q' }),
      'confirm-phone': () => ok({ token: 'token-1' }),
    })
    await change(opened, '+7 911 555-66-77')
    await screen.findByText(/СМС с кодом на номер \+7\s\(911\)\s555/)
    expect(opened.server.callsOf('change-phone')[0]?.fields).toEqual({
      token: 'salt-p',
      phone: '79115556677',
    })
    expect(opened.pathname()).toBe('/registration/confirmation/phone/salt-q')
    await screen.findByText(/можно запросить через\s\d+\sс/)
    await enter(opened, '5678', 'Завершить регистрацию')
    await screen.findByRole('heading', { name: 'Карта' })
    expect(opened.server.callsOf('confirm-phone')[0]?.fields['token']).toBe('salt-q')
  })

  it.each([
    ['', null, 'Введите номер телефона'],
    ['911', null, 'должно быть 11 цифр'],
    ['79115556677', refusal('PhoneExists'), 'Этот телефон уже зарегистрирован'],
    ['79115556677', refusal('PhoneEmpty'), 'Введите номер телефона'],
    ['79115556677', refusal('SMSNotSend'), 'Отправить код на этот номер не удалось'],
    ['79115556677', refusal('DoublePhone'), 'Код уже отправлен на этот номер'],
    ['79115556677', refusal('LimitSMS'), 'Попробуйте позже'],
    ['79115556677', refusal('ValidationError'), 'должно быть 11 цифр'],
  ])('"%s" is refused by %j: %s', async (phone, answer, words) => {
    const opened = await openAt(phonePath, { 'change-phone': () => answer ?? ok({}) })
    await change(opened, phone)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    const field = await label('Новый номер')
    const described = field.getAttribute('aria-describedby') ?? ''
    const beside = described.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(beside.join(' ')).toContain(words)
  })

  it('can be left as it is', async () => {
    const opened = await openAt(phonePath)
    await press(opened, 'Изменить номер')
    await press(opened, 'Отмена')
    expect(screen.queryByLabelText('Новый номер')).toBeNull()
  })
})

describe('what refuses the phone', () => {
  it.each([
    [refusal('IncorrectCode'), 'Код не подходит'],
    [refusal('UserExists'), 'появились у другого кабинета'],
    [ok({}), 'Почта ещё не подтверждена'],
    [new TypeError('no network'), 'Нет связи с сервером'],
  ])('%j is put into words', async (answer, words) => {
    const opened = await openAt(phonePath, { 'confirm-phone': () => answer })
    await enter(opened, '5678', 'Завершить регистрацию')
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(opened.context.session.token()).toBeNull()
    expect(await valueOf('Код')).toBe('5678')
  })

  it('a registration that has run out says so', async () => {
    const opened = await openAt(phonePath, { 'confirm-phone': () => refusal('TokenNotFound') })
    await enter(opened, '5678', 'Завершить регистрацию')
    const title = 'Эта ссылка больше не действует'
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  })

  it('a profile that is refused signs out and leads to the map', async () => {
    const opened = await openAt(phonePath, { 'get-profile-v6': () => refusal('AccountNotFound') })
    await enter(opened, '5678', 'Завершить регистрацию')
    await screen.findByRole('heading', { name: 'Карта' })
    expect(opened.context.session.token()).toBeNull()
  })
})

describe('the mobile app', () => {
  const links = { appLinks: { androidLink: 'https://apps.example/android' } }
  const withStore = { 'get-options-info-v3': changed(links) }
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)

  async function pressLink(fault: Fault) {
    const opened = await openAt(`${emailPath}/1234`, fault, { appScheme: 'parking-kazan' })
    const link = await screen.findByRole('link', { name: 'Продолжить в приложении' })
    await waitFor(() => expect(opened.server.callsOf('get-options-info-v3')).not.toEqual([]))
    link.addEventListener('click', (event) => event.preventDefault())
    assign.mockClear()
    return { opened, link, press: () => opened.user.click(link) }
  }

  it('is handed the code, and its store opens a second after the press', async () => {
    const { opened, link, press: tap } = await pressLink(withStore)
    expect(link.getAttribute('href')).toBe(
      'parking-kazan://registration/confirmation/email/salt-e/1234',
    )
    await pass(opened, 5000)
    expect(assign).not.toHaveBeenCalled()
    await tap()
    await pass(opened, 900)
    expect(assign).not.toHaveBeenCalled()
    await pass(opened, 200)
    expect(assign.mock.calls).toEqual([['https://apps.example/android']])
  })

  it('opens no store once the app has taken the place of the page', async () => {
    const { opened, press: tap } = await pressLink(withStore)
    await tap()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(opened, 2000)
    expect(assign).not.toHaveBeenCalled()
  })

  it('says so where the city names no store that may be opened', async () => {
    const bad = { appLinks: { androidLink: 'javascript:alert(1)' } }
    const { opened, press: tap } = await pressLink({
      'get-options-info-v3': changed(bad),
    })
    await tap()
    await pass(opened, 1100)
    await screen.findByText('Приложение не открылось. Подтвердите почту здесь.')
    expect(assign).not.toHaveBeenCalled()
  })

  it('is not there in a city without one', async () => {
    await openAt(`${emailPath}/1234`, withStore)
    await screen.findByText(/Код из письма уже введён/)
    expect(screen.queryByRole('link', { name: 'Продолжить в приложении' })).toBeNull()
  })
})
