import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backEnd, later, ok, refusal, type Answer } from '@parking/runtime/testing'
import { renderProfile } from '../testing/renderProfile.tsx'

const appeal = {
  id: '1',
  subject: 'Оплата',
  status: 'В работе',
  lastMessage: { text: 'Спасибо, разбираемся' },
}
const topics = [
  { value: '1', label: 'Оплата' },
  { value: '2', label: 'Другое' },
]
const driver = {
  email: 'driver@parking.example',
  telephones: [{ phone: '79000000001', isMain: true }],
}

interface City {
  readonly profile?: Answer
  readonly appeals?: Answer
  readonly register?: Answer
  readonly topics?: readonly object[]
  readonly language?: 'ru' | 'en'
  readonly search?: string
}

async function openFeedback(city: City = {}) {
  const server = backEnd({
    'get-profile-v6': city.profile ?? (() => ok(driver)),
    'get-options-info-v3': () => ok({ isClose: false, topics: city.topics ?? topics }),
    'getAppeals/v1': city.appeals ?? (() => ok([appeal])),
    'appealRegistration/v1':
      city.register ?? (() => ok({ idAppeal: '2', message: 'Обращение № 2 зарегистрировано' })),
  })
  const app = await renderProfile({
    backEnd: server,
    path: `/profile/feedback${city.search ?? ''}`,
    token: 'token-1',
    language: city.language ?? 'ru',
    city: { flags: { feedback: true } },
  })
  await screen.findByLabelText(city.language === 'en' ? 'Message' : 'Сообщение')
  return { ...app, server }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const sendButton = () => screen.getByRole('button', { name: /^(Отправить|Send)$/u })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a letter to the operator', () => {
  it('has the contacts of the driver, and any topic or none', async () => {
    await openFeedback()
    expect(field('Электронная почта').value).toBe('driver@parking.example')
    expect(field('Телефон').value).toBe('+79000000001')
    const options = within(screen.getByLabelText('Тема')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Без темы', 'Оплата', 'Другое'])
  })

  it.each([
    ['?about=account', '', 'Прошу удалить мой личный кабинет и мои персональные данные.'],
    [
      '?about=plate&of=А%20123%20ВС%20116,%20зона%20101',
      '1',
      'Прошу исправить номер машины в оплаченной парковке: А 123 ВС 116, зона 101. Правильный номер:',
    ],
    ['?about=else&of=words', '', ''],
  ])('is begun where the address says what it is about: %s', async (search, topic, message) => {
    await openFeedback({ search })
    expect(field('Сообщение').value).toBe(message)
    expect(screen.getByLabelText<HTMLSelectElement>('Тема').value).toBe(topic)
  })

  it('keeps what was written before, below what the address begins', async () => {
    const { user, router } = await openFeedback()
    await user.type(field('Сообщение'), 'Ещё вопрос')
    await act(() => router.navigate({ to: '/profile/penalty' }))
    await act(() => router.navigate({ to: '/profile/feedback', search: { about: 'account' } }))
    expect((await screen.findByLabelText<HTMLInputElement>('Сообщение')).value).toMatch(
      /^Прошу удалить .*\n\nЕщё вопрос$/u,
    )
  })

  it('has no topic where the city has none', async () => {
    await openFeedback({ topics: [] })
    expect(screen.queryByLabelText('Тема')).toBeNull()
  })

  it('is sent tidied and once, however often it is pressed', async () => {
    const { answer, come } = later()
    const { user, server } = await openFeedback({ register: answer })
    await user.selectOptions(screen.getByLabelText('Тема'), '2')
    await user.type(field('Сообщение'), '  Не пришёл чек \n')
    await user.clear(field('Телефон'))
    await user.type(field('Телефон'), '8 (900) 000-00-01')
    await user.dblClick(sendButton())
    come(ok({ message: 'Обращение № 2 зарегистрировано' }))
    await screen.findByText('Обращение № 2 зарегистрировано')
    const sent = server.callsOf('appealRegistration/v1')
    expect(sent.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        message: 'Не пришёл чек',
        email: 'driver@parking.example',
        phone: '79000000001',
        idSubject: '2',
      }),
    ])
    expect(field('Сообщение').value).toBe('')
    await waitFor(() => expect(server.callsOf('getAppeals/v1')).toHaveLength(2))
  })

  it('whose answer was lost is looked for before it has failed, and not sent twice', async () => {
    const appeals = [appeal]
    const { user, server } = await openFeedback({
      appeals: () => ok(appeals),
      register: ({ fields }) => {
        appeals.push({ ...appeal, id: '2', lastMessage: { text: fields['message'] ?? '' } })
        return new TypeError('connection lost')
      },
    })
    await screen.findByText('Спасибо, разбираемся')
    await user.type(field('Сообщение'), 'Не пришёл чек')
    await user.click(sendButton())
    await screen.findByText('Обращение отправлено')
    expect(field('Сообщение').value).toBe('')
    expect(server.callsOf('appealRegistration/v1')).toHaveLength(1)
  })

  it('is sent once, however quickly that is asked for twice', async () => {
    const { user, server } = await openFeedback()
    await user.type(field('Сообщение'), 'Не пришёл чек')
    act(() => {
      sendButton().click()
      sendButton().click()
    })
    await screen.findByText('Обращение отправлено')
    expect(server.callsOf('appealRegistration/v1')).toHaveLength(1)
  })

  it('is not taken for an older one with the same words', async () => {
    const { user } = await openFeedback({ register: () => new TypeError('connection lost') })
    await screen.findByText('Спасибо, разбираемся')
    await user.type(field('Сообщение'), 'Спасибо, разбираемся')
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи')
    expect(field('Сообщение').value).toBe('Спасибо, разбираемся')
  })

  it('is told of for eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    const { user } = await openFeedback()
    await user.type(field('Сообщение'), 'Вопрос')
    await user.click(sendButton())
    await screen.findByText('Обращение отправлено')
    await act(() => vi.advanceTimersByTimeAsync(6500))
    expect(screen.getByText('Обращение отправлено')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(screen.queryByText('Обращение отправлено')).toBeNull())
  })

  it('is refused with the fields that are wrong, and judged only then', async () => {
    const { user, server } = await openFeedback({ profile: () => refusal('UnknownError') })
    await user.type(field('Телефон'), '916')
    expect(screen.queryByText(/Номер начинается/u)).toBeNull()
    await user.click(sendButton())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Напишите, что случилось.',
      'Введите адрес почты.',
      'Номер начинается с 7, +7 или 8, дальше 9 или 10 цифр.',
    ])
    expect(field('Сообщение').getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf('appealRegistration/v1')).toEqual([])
  })

  it.each([
    ['UnknownError', /Сервер ответил ошибкой/u],
    ['RequiredField', /Заполнены не все/u],
    ['InvalidFormat', /не принял почту или телефон/u],
  ])('keeps its text when the operator answers %s', async (name, words) => {
    let isBroken = true
    const { user } = await openFeedback({
      register: () => (isBroken ? refusal(name) : ok({ message: 'Принято' })),
    })
    await user.type(field('Сообщение'), 'Вопрос')
    await user.click(sendButton())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(words)
    expect(field('Сообщение').value).toBe('Вопрос')
    isBroken = false
    await user.click(sendButton())
    await screen.findByText('Принято')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is still there after the session has expired and its driver has signed in again', async () => {
    const { user, router, session } = await openWithContext(() => ok(driver))
    await user.type(field('Сообщение'), 'Почти дописал')
    await act(async () => {
      session.send({ kind: 'tokenExpired', token: 'token-1' })
      await router.navigate({ to: '/' })
      session.send({ kind: 'endAcknowledged' })
      session.send({ kind: 'loggedIn', token: 'token-2' })
      await router.navigate({ to: '/profile/feedback' })
    })
    await waitFor(() => expect(field('Сообщение').value).toBe('Почти дописал'))
  })

  it('is still there after another page, but for another driver', async () => {
    let who: object = driver
    const { user, router, session, queryClient } = await openWithContext(() => ok(who))
    await user.type(field('Сообщение'), 'Почти дописал')
    await act(() => router.navigate({ to: '/' }))
    await act(() => router.navigate({ to: '/profile/feedback' }))
    await waitFor(() => expect(field('Сообщение').value).toBe('Почти дописал'))
    who = { email: 'other@parking.example' }
    await act(async () => {
      session.send({ kind: 'otherTabLoggedIn', token: 'token-2' })
      await queryClient.invalidateQueries()
      await router.navigate({ to: '/' })
    })
    await act(() => router.navigate({ to: '/profile/feedback' }))
    await waitFor(() => expect(field('Электронная почта').value).toBe('other@parking.example'))
    expect(field('Сообщение').value).toBe('')
  })

  it('that was begun before the profile came is still there, with the focus, when it comes', async () => {
    const late = later()
    let isBroken = true
    const { user, queryClient } = await openWithContext((call, own) =>
      isBroken ? refusal('UnknownError') : late.answer(call, own),
    )
    await user.type(field('Телефон'), '89160000000')
    await user.type(field('Сообщение'), 'Почти дописал')
    isBroken = false
    act(() => void queryClient.invalidateQueries())
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(document.activeElement).toBe(field('Сообщение'))
    late.come(ok(driver))
    await waitFor(() => expect(field('Электронная почта').value).toBe('driver@parking.example'))
    expect(field('Телефон').value).toBe('89160000000')
    expect(field('Сообщение').value).toBe('Почти дописал')
    expect(document.activeElement).toBe(field('Сообщение'))
  })

  it('that an expired token has interrupted is not for another driver', async () => {
    let who = driver.email
    const { user, router, session } = await openWithContext(() => ok({ email: who }))
    await user.type(field('Сообщение'), 'Почти дописал')
    who = 'other@parking.example'
    await act(async () => {
      session.send({ kind: 'tokenExpired', token: 'token-1' })
      session.send({ kind: 'endAcknowledged' })
      session.send({ kind: 'loggedIn', token: 'token-2' })
      await router.navigate({ to: '/' })
    })
    await act(() => router.navigate({ to: '/profile/feedback' }))
    await waitFor(() => expect(field('Электронная почта').value).toBe(who))
    expect(field('Сообщение').value).toBe('')
  })

  it('goes with its login where nobody knows whose it is', async () => {
    const { user, router, session } = await openWithContext(() => refusal('UnknownError'))
    await user.type(field('Сообщение'), 'Почти дописал')
    await act(async () => {
      session.send({ kind: 'otherTabLoggedIn', token: 'token-2' })
      await router.navigate({ to: '/' })
    })
    await act(() => router.navigate({ to: '/profile/feedback' }))
    await waitFor(() => expect(field('Сообщение').value).toBe(''))
  })

  async function openWithContext(profile: Answer) {
    const { context, ...app } = await openFeedback({ profile })
    return { ...app, session: context.session, queryClient: context.queryClient }
  }
})

describe('the letters of a driver', () => {
  it.each([
    ['Зарегистрировано', 'Зарегистрировано', 'positive'],
    ['В работе', 'В работе', 'positive'],
    ['Требует уточнения', 'Требует уточнения', 'positive'],
    ['Завершено', 'Завершено', 'inactive'],
    ['У юриста', 'У юриста', 'neutral'],
  ])('say that one is "%s", and what was written last', async (status, words, meaning) => {
    await openFeedback({ appeals: () => ok([{ ...appeal, status }]) })
    const shown = await screen.findByText(words)
    expect(shown.closest('[data-meaning]')?.getAttribute('data-meaning')).toBe(meaning)
    expect(screen.getByText('Спасибо, разбираемся')).toBeTruthy()
  })

  it('may be none', async () => {
    await openFeedback({ appeals: () => ok([]), language: 'en' })
    expect(await screen.findByText('You have not left any feedback')).toBeTruthy()
  })

  it('may not come, and are asked for once more', async () => {
    let isBroken = true
    const { user } = await openFeedback({
      appeals: () => (isBroken ? refusal('UnknownError') : ok([appeal])),
    })
    const alert = await screen.findByRole('alert')
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByText('Спасибо, разбираемся')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
  })
})
