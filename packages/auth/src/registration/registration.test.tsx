import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changed, later, ok, refusal } from '@parking/runtime/testing'
import {
  button,
  enter,
  expectNoSecrets,
  fillIn,
  label,
  openRegistration as open,
  person,
  press,
  register,
  valueOf,
  watchedStorage,
} from '../testing/openRegistration.tsx'
import { useRegistration } from './draft/useRegistration.ts'

describe('registering', () => {
  it('takes three steps, signs in and forgets what was filled in', async () => {
    const { storage, stored } = watchedStorage()
    const opened = await open({ storage })
    await register(opened)
    await screen.findByText(/письмо с кодом на anna@parking\.example/)
    const { server, context } = opened
    const [emailCode, emailSalt] = [server.lastCode, opened.pathname().split('/').at(-1)]
    expect(opened.pathname()).toMatch(/^\/registration\/confirmation\/email\/\w+$/)
    expectNoSecrets(opened, stored)
    await enter(opened, ` ${emailCode.slice(0, 2)} ${emailCode.slice(2)} `, 'Подтвердить почту')
    await screen.findByText(/СМС с кодом на номер \+7\s\(911\)/)
    const [phoneCode, phoneSalt] = [server.lastCode, opened.pathname().split('/').at(-1)]
    expect(opened.pathname()).toMatch(/^\/registration\/confirmation\/phone\/\w+$/)
    await enter(opened, phoneCode, 'Завершить регистрацию')
    await screen.findByRole('heading', { name: 'Карта' })
    expect(server.callsOf('registration-v2').map(({ fields }) => fields)).toEqual([
      {
        firstname: 'Анна',
        lastname: 'Иванова',
        middlename: '',
        email: 'anna@parking.example',
        phone: '79111234567',
        pass: ' secret ',
        confirmationType: 'SMS',
      },
    ])
    expect(server.callsOf('confirm-email')[0]?.fields).toEqual({
      token: emailSalt,
      code: emailCode,
    })
    expect(server.callsOf('confirm-phone')[0]?.fields).toEqual({
      token: phoneSalt,
      code: phoneCode,
    })
    expect(context.session.token()).not.toBeNull()
    expect(context.storage.get('parking.token.kazan.driver')).toBe(context.session.token())
    expect(useRegistration.getState()).toMatchObject({ draft: null, emailSalt: null })
    expectNoSecrets(opened, stored)
  })

  it('goes to the parking where the new account has a default zone', async () => {
    const opened = await open({ fault: { 'get-profile-v6': changed({ defaultZone: '101' }) } })
    await register(opened)
    await enter(opened, opened.server.lastCode, 'Подтвердить почту')
    await screen.findByText(/СМС с кодом/)
    await enter(opened, opened.server.lastCode, 'Завершить регистрацию')
    expect(await screen.findByRole('heading', { name: 'Парковка' })).toBeTruthy()
  })

  it('lets password managers and one-time codes work', async () => {
    const opened = await open()
    const asked = [
      'Фамилия',
      'Имя',
      'Отчество, если есть',
      'Электронная почта',
      'Телефон',
      'Пароль',
    ]
    const found = await Promise.all(
      [...asked, 'Пароль ещё раз'].map(async (name) =>
        (await label(name)).getAttribute('autocomplete'),
      ),
    )
    expect(found).toEqual([
      'family-name',
      'given-name',
      'additional-name',
      'email',
      'tel',
      'new-password',
      'new-password',
    ])
    await register(opened)
    await screen.findByText(/письмо с кодом/)
    expect((await label('Код')).getAttribute('autocomplete')).toBe('one-time-code')
  })

  it('takes what is pasted', async () => {
    const opened = await open()
    await fillIn(opened, { Телефон: '', Пароль: '', 'Пароль ещё раз': '' })
    for (const [name, text] of [
      ['Телефон', '8 (911) 123-45-67'],
      ['Пароль', 'pasted-1'],
      ['Пароль ещё раз', 'pasted-1'],
    ] as const) {
      await opened.user.click(await label(name))
      await opened.user.paste(text)
    }
    await press(opened, 'Продолжить')
    await opened.user.click(await label('Код'))
    await opened.user.paste(opened.server.lastCode)
    await press(opened, 'Подтвердить почту')
    await screen.findByText(/СМС с кодом/)
    expect(opened.server.callsOf('registration-v2')[0]?.fields).toMatchObject({
      phone: '79111234567',
      pass: 'pasted-1',
    })
  })

  it('asks once however often it is pressed', async () => {
    const held = later()
    const opened = await open({ fault: { 'registration-v2': held.answer } })
    await fillIn(opened)
    const submit = await button('Продолжить')
    act(() => {
      fireEvent.submit(submit)
      fireEvent.submit(submit)
    })
    held.come(undefined)
    await screen.findByText(/письмо с кодом/)
    expect(opened.server.callsOf('registration-v2')).toHaveLength(1)
  })

  it.each([
    ['the easy registration', { easyRegistration: true }, true],
    ['a city that keeps no names', { easyRegistration: false }, false],
  ])('asks for no names in %s', async (_, flags, hasPrivateData) => {
    const opened = await open({
      flags,
      state: { modes: { hasPrivateData } },
    })
    await label('Электронная почта')
    await waitFor(() => expect(screen.queryByLabelText('Фамилия')).toBeNull())
    const { Фамилия: _last, Имя: _first, ...rest } = person
    for (const [name, value] of Object.entries(rest)) {
      await opened.user.click(await label(name))
      await opened.user.paste(value)
    }
    await opened.user.click(await label('Принимаю пользовательское соглашение'))
    await press(opened, 'Продолжить')
    await screen.findByText(/письмо с кодом/)
    expect(opened.server.callsOf('registration-v2')[0]?.fields).toMatchObject({ firstname: '' })
  })

  it('shows the agreement as text', async () => {
    const agreement = { title: 'Соглашение', text: '<p>Первый <b>пункт</b>.</p>' }
    const opened = await open({ fault: { 'get-by-path': () => ok(agreement) } })
    await press(opened, 'Прочитать соглашение')
    const dialog = await screen.findByRole('dialog', { name: 'Пользовательское соглашение' })
    expect(await within(dialog).findByText('Первый пункт.')).toBeTruthy()
    expect(opened.server.callsOf('get-by-path')[0]?.fields).toEqual({ path: 'agreement' })
  })

  it('asks for a consent of its own, and keeps its text, version and moment', async () => {
    const consent = {
      version: '2025-09-01',
      text: { ru: 'Даю согласие.\n\nЦель: парковка.', en: 'I consent.' },
    }
    const opened = await open({ consent })
    await fillIn(opened)
    await press(opened, 'Продолжить')
    expect((await screen.findByRole('alert')).textContent).toContain('Без согласия')
    expect(opened.server.callsOf('registration-v2')).toEqual([])
    await press(opened, 'Прочитать согласие')
    const dialog = await screen.findByRole('dialog', { name: /Согласие на обработку/u })
    expect(within(dialog).getByText('Цель: парковка.')).toBeTruthy()
    await opened.user.keyboard('{Escape}')
    await opened.user.click(await label('Даю согласие на обработку персональных данных'))
    await press(opened, 'Продолжить')
    await screen.findByText(/письмо с кодом/)
    const [sent] = opened.server.callsOf('registration-v2')
    expect(sent?.fields).toMatchObject({
      consentText: consent.text.ru,
      consentVersion: consent.version,
    })
    const at = Date.parse(String(sent?.fields['consentAt']))
    expect(at).toBe(opened.server.now)
  })

  it('leads to the rules on personal data, in a tab of their own', async () => {
    await open({
      flags: { pagePersonalData: true, pagePersonalDataTitle: { ru: 'Правила', en: 'Rules' } },
      state: { modes: { pagePersonalData: true } },
    })
    const link = await screen.findByRole('link', { name: /^Правила/u })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/pages/pers',
      '_blank',
    ])
  })

  it('is not for who is signed in', async () => {
    const opened = await open({ token: 'token-1' })
    await screen.findByRole('heading', { name: 'Карта' })
    expect(opened.pathname()).toBe('/')
  })

  it('gives way when another tab signs in', async () => {
    const opened = await open()
    await label('Пароль')
    act(() => opened.context.session.send({ kind: 'otherTabLoggedIn', token: 'token-2' }))
    expect(await screen.findByRole('heading', { name: 'Карта' })).toBeTruthy()
  })
})

describe('what the form refuses', () => {
  it.each([
    [{ Фамилия: '' }, 'Введите фамилию'],
    [{ Имя: '' }, 'Введите имя'],
    [{ 'Электронная почта': '' }, 'Введите адрес электронной почты'],
    [{ 'Электронная почта': 'anna' }, 'Проверьте адрес: он выглядит как name@example.ru'],
    [{ Телефон: '' }, 'Введите номер телефона'],
    [{ Телефон: '911' }, 'В номере должно быть 11 цифр: +7 900 000-00-00'],
    [{ Пароль: '', 'Пароль ещё раз': '' }, 'Придумайте пароль'],
    [{ Пароль: '12345', 'Пароль ещё раз': '12345' }, 'В пароле должно быть не меньше 6 символов'],
    [
      { Пароль: '1'.repeat(21), 'Пароль ещё раз': '1'.repeat(21) },
      'В пароле должно быть не больше 20 символов',
    ],
    [{ 'Пароль ещё раз': 'other-1' }, 'Пароли не совпадают'],
  ])('%j: %s', async (change, words) => {
    const opened = await open()
    await register(opened, change)
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByRole('link', { name: words })).toBeTruthy()
    const [field] = Object.keys(change)
    const described = (await label(field ?? '')).getAttribute('aria-describedby') ?? ''
    const beside = described.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(beside).toContain(words)
    expect(opened.server.callsOf('registration-v2')).toEqual([])
  })

  it('a registration without the agreement', async () => {
    const opened = await open()
    await fillIn(opened)
    await opened.user.click(await label('Принимаю пользовательское соглашение'))
    await press(opened, 'Продолжить')
    expect((await screen.findByRole('alert')).textContent).toContain('нужно принять соглашение')
    expect(opened.server.callsOf('registration-v2')).toEqual([])
  })
})

describe('what the back end refuses of the form', () => {
  it.each([
    [refusal('EmailExists'), 'Электронная почта', 'Эта почта уже зарегистрирована'],
    [refusal('UserExists'), 'Электронная почта', 'Эта почта уже зарегистрирована'],
    [refusal('PhoneExists'), 'Телефон', 'Этот телефон уже зарегистрирован'],
    [refusal('doublePhone'), 'Телефон', 'Этот телефон уже зарегистрирован'],
    [refusal('PhoneEmpty'), 'Телефон', 'Введите номер телефона'],
    [refusal('SMSNotSend'), 'Телефон', 'Отправить код на этот номер не удалось'],
    [refusal('LimitSMS'), 'Телефон', 'Попробуйте позже'],
    [refusal('LimitSMS', { retryAfter: 301 }), 'Телефон', 'через 6 минут'],
    [refusal('LimitSMS', { retryAfter: 20 }), 'Телефон', 'через 1 минуту'],
    [refusal('InvalidFormat', { message: 'email' }), 'Электронная почта', 'Проверьте адрес'],
    [refusal('ValidationError', { message: 'phone' }), 'Телефон', 'должно быть 11 цифр'],
  ])('%j stands beside "%s"', async (answer, field, words) => {
    const opened = await open({ fault: { 'registration-v2': () => answer } })
    await register(opened)
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(words)
    await waitFor(async () => {
      const described = (await label(field)).getAttribute('aria-describedby') ?? ''
      const beside = described.split(' ').map((id) => document.getElementById(id)?.textContent)
      expect(beside.join(' ')).toContain(words)
    })
    expect(await valueOf('Пароль')).toBe(' secret ')
    expect(opened.pathname()).toBe('/registration')
  })

  it.each([
    [refusal('ValidationError'), 'Город не принял эти данные'],
    [refusal('UnknownError'), 'Сервер ответил ошибкой'],
    [new TypeError('no network'), 'Нет связи с сервером'],
    ['<html>', 'Сервер ответил не так'],
    [ok({}), 'Сервер ответил не так'],
  ])('%j is put into words and keeps what was typed', async (answer, words) => {
    const opened = await open({ fault: { 'registration-v2': () => answer } })
    await register(opened)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(await valueOf('Фамилия')).toBe('Иванова')
    expect(await valueOf('Пароль')).toBe(' secret ')
  })

  it('leads who is known already to a new password', async () => {
    const opened = await open({
      fault: { 'registration-v2': () => refusal('EmailExists') },
    })
    await register(opened)
    await opened.user.click(await screen.findByRole('link', { name: 'Восстановить пароль' }))
    expect(await valueOf('Электронная почта')).toBe('anna@parking.example')
    expect(useRegistration.getState().draft).toBeNull()
  })
})

describe('the way back', () => {
  it('finds the form as it was sent, and sends it again only if it was changed', async () => {
    const opened = await open()
    await register(opened)
    await screen.findByText(/письмо с кодом/)
    act(() => opened.router.history.back())
    expect(await valueOf('Фамилия')).toBe('Иванова')
    expect(await valueOf('Пароль')).toBe(' secret ')
    await press(opened, 'Продолжить')
    await screen.findByText(/письмо с кодом/)
    expect(opened.server.callsOf('registration-v2')).toHaveLength(1)
    act(() => opened.router.history.back())
    await opened.user.type(await label('Фамилия'), '-Петрова')
    await press(opened, 'Продолжить')
    await screen.findByText(/письмо с кодом/)
    expect(opened.server.callsOf('registration-v2')).toHaveLength(2)
  })

  it('leads on from an e-mail that is confirmed', async () => {
    const opened = await open()
    await register(opened)
    await screen.findByText(/письмо с кодом/)
    await enter(opened, opened.server.lastCode, 'Подтвердить почту')
    await screen.findByText(/СМС с кодом/)
    act(() => opened.router.history.back())
    await screen.findByRole('heading', { name: 'Почта подтверждена' })
    await opened.user.click(screen.getByRole('link', { name: 'К подтверждению телефона' }))
    await screen.findByText(/СМС с кодом/)
    expect(opened.server.callsOf('confirm-email')).toHaveLength(1)
  })

  it('out of the registration forgets all of it', async () => {
    const opened = await open()
    await register(opened)
    await screen.findByText(/письмо с кодом/)
    expect(useRegistration.getState().draft?.password).toBe(' secret ')
    await act(() => opened.router.navigate({ to: '/' }))
    await screen.findByRole('heading', { name: 'Карта' })
    expect(useRegistration.getState().draft).toBeNull()
  })
})

describe('in another language', () => {
  it('says anew what the rules refuse, above the form and beside the fields', async () => {
    const opened = await open()
    await press(opened, 'Продолжить')
    await screen.findByRole('alert')
    await act(() => opened.context.translator.speak('en'))
    const summary = within(screen.getByRole('alert'))
    expect(summary.getByRole('link', { name: 'Enter your email address' })).toBeTruthy()
    expect(screen.getAllByText('Enter your email address')).toHaveLength(2)
    expect(document.body.textContent).not.toMatch(/Введите|Придумайте|Чтобы/u)
  })

  it('says anew what the city has refused', async () => {
    const opened = await open({
      fault: { 'registration-v2': () => refusal('EmailExists') },
    })
    await register(opened)
    await screen.findByRole('alert')
    await act(() => opened.context.translator.speak('en'))
    expect(screen.getAllByText(/This email already has an account/u)).toHaveLength(2)
    expect(document.body.textContent).not.toContain('уже зарегистрирована')
    expect(await valueOf('Email')).toBe('anna@parking.example')
  })
})
