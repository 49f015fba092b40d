import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { backEnd, failedAnswers, ok, refusal, type Answer } from '@parking/runtime/testing'
import { renderProfile } from '../../testing/renderProfile.tsx'
import { askEvery } from './useChat.ts'

type WireMessage = { date: string; text: string; out: number }

const question = { date: '2026-11-20 10:00:00', text: 'Не пришёл чек', out: 1 }
const answer = { date: '2026-11-20 10:05:00', text: 'Разбираемся', out: 0 }

/** An operator whose chat is what was written into it. */
class Operator {
  messages: WireMessage[] = [question, answer]
  /** What a new message is answered with in place of being taken; it may take it all the same. */
  trouble: ((text: string) => unknown) | null = null
  read: (() => unknown) | null = null

  /** How every new message fails, whatever it is. */
  fails: Answer | null = null

  readonly send: Answer = (call, own) => {
    if (this.fails !== null) return this.fails(call, own)
    const { fields } = call
    const text = fields['message'] ?? ''
    if (this.trouble !== null) return this.trouble(text)
    this.take(text)
    return { status: 'ok' }
  }

  take(text: string, out = 1): void {
    this.messages = [...this.messages, { date: '2026-11-20 10:10:00', text, out }]
  }
}

async function openChat(operator = new Operator(), language: 'ru' | 'en' = 'ru') {
  const server = backEnd({
    'get-profile-v6': () => ok({ email: 'driver@parking.example' }),
    'get-options-info-v3': () => ok({ isClose: false }),
    'getAppeals/v1': () =>
      ok([
        {
          id: '1',
          subject: 'Оплата',
          status: 'В работе',
          lastMessage: { text: operator.messages.at(-1)?.text ?? '' },
        },
      ]),
    'getMessages/v1': () => operator.read?.() ?? ok(operator.messages),
    'messageRegistration/v1': operator.send,
  })
  const app = await renderProfile({
    backEnd: server,
    path: '/profile/feedback',
    token: 'token-1',
    language,
    city: { flags: { feedback: true } },
  })
  const open = () =>
    screen.findByRole('button', { name: /Оплата$/u }).then((button) => app.user.click(button))
  await open()
  const dialog = within(await screen.findByRole('dialog'))
  return { ...app, server, operator, dialog, open }
}

const log = () => screen.getByRole('log')
const input = () => screen.getByLabelText<HTMLTextAreaElement>(/Ваше сообщение|Your message/u)
const lines = () => [...log().children].map((line) => line.textContent.replaceAll('\u00A0', ' '))
const seen = (text: string) => waitFor(() => expect(log().textContent).toContain(text))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

describe('the conversation of an appeal', () => {
  it('says who wrote what and when, by the clocks of the city', async () => {
    await openChat()
    await seen('Разбираемся')
    expect(lines()).toEqual([
      expect.stringMatching(/^Вы: Не пришёл чек20 ноября, 10:00$/u),
      expect.stringMatching(/^Оператор: Разбираемся20 ноября, 10:05$/u),
    ])
    expect([...log().children].map((line) => line.getAttribute('data-author'))).toEqual([
      'driver',
      'operator',
    ])
  })

  it('may be empty', async () => {
    const operator = new Operator()
    operator.messages = []
    const { dialog } = await openChat(operator, 'en')
    expect(await dialog.findByText('No messages in this topic')).toBeTruthy()
  })

  it('shows texts as texts, never as HTML', async () => {
    const operator = new Operator()
    const evil = '<img src=x onerror="alert(1)"><b>Жирно</b>'
    operator.take(evil, 0)
    await openChat(operator)
    await seen(evil)
    expect(log().querySelector('img, b')).toBeNull()
  })

  it('may not come, and is asked for once more', async () => {
    const operator = new Operator()
    operator.read = () => refusal('UnknownError')
    const { dialog, user } = await openChat(operator)
    await dialog.findByText('Переписка не загрузилась')
    operator.read = null
    await user.click(dialog.getByRole('button', { name: 'Попробовать ещё раз' }))
    await seen('Разбираемся')
    expect(dialog.queryByText('Переписка не загрузилась')).toBeNull()
  })
})

describe('a message', () => {
  it('is sent by Enter, stands there at once, and is the last one in the list', async () => {
    const { user, operator, server } = await openChat()
    await seen('Разбираемся')
    const { promise, resolve } = withResolvers<unknown>()
    operator.trouble = async (text) => {
      await promise
      operator.take(text)
      return { status: 'ok' }
    }
    await user.type(input(), '  Первая{Shift>}{Enter}{/Shift}вторая {Enter}')
    expect(lines().at(-1)).toMatch(/Первая\nвторая.*Отправляется…$/u)
    expect(input().value).toBe('')
    resolve(null)
    await waitFor(() => expect(log().textContent).not.toContain('Отправляется'))
    expect(lines()).toHaveLength(3)
    expect(server.callsOf('messageRegistration/v1').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ idAppeal: '1', message: 'Первая\nвторая' }),
    ])
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('listitem').textContent).toContain('Первая')
  })

  it.each(['{Enter}', '   {Enter}', '{Shift>}{Enter}{/Shift}{Enter}'])(
    'that is blank is not sent: %j',
    async (keys) => {
      const { user, server, dialog } = await openChat()
      await seen('Разбираемся')
      await user.type(input(), keys)
      await user.click(dialog.getByRole('button', { name: 'Отправить' }))
      expect(lines()).toHaveLength(2)
      expect(server.callsOf('messageRegistration/v1')).toEqual([])
    },
  )

  it('is not sent by the Enter that ends a composed word', async () => {
    const { user, server } = await openChat()
    await user.type(input(), 'привет')
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    expect(server.callsOf('messageRegistration/v1')).toEqual([])
  })

  it('that was pasted is plain', async () => {
    const { user, server } = await openChat()
    await seen('Разбираемся')
    await user.click(input())
    await user.paste('<b>Жирно</b>')
    expect(input().value).toBe('<b>Жирно</b>')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.callsOf('messageRegistration/v1')).toHaveLength(1))
    expect(log().querySelector('b')).toBeNull()
  })

  it.each(Object.entries(failedAnswers))('is kept when %s, and sent again', async (how, fails) => {
    const { user, operator, server } = await openChat()
    await seen('Разбираемся')
    operator.fails = fails
    await user.type(input(), 'Ещё вопрос{Enter}')
    const again = await screen.findByRole('button', { name: 'Отправить ещё раз' })
    expect(lines().at(-1)).toMatch(
      how === 'too many calls were made' ? /через 30 секунд/u : /Произошла ошибка/u,
    )
    operator.fails = null
    await user.click(again)
    await waitFor(() => expect(lines().at(-1)).not.toMatch(/Отправ|ошибка/u))
    expect(lines().filter((line) => line.includes('Ещё вопрос'))).toHaveLength(1)
    expect(server.callsOf('messageRegistration/v1')).toHaveLength(2)
  })

  it('that failed is sent again, once however often it is pressed', async () => {
    const { user, operator, server } = await openChat()
    await seen('Разбираемся')
    operator.trouble = () => refusal('UnknownError')
    await user.type(input(), 'Ещё вопрос{Enter}')
    await seen('Произошла ошибка, отправить ещё раз?')
    const { promise, resolve } = withResolvers<unknown>()
    operator.trouble = async (text) => {
      await promise
      operator.take(text)
      return { status: 'ok' }
    }
    await user.dblClick(screen.getByRole('button', { name: 'Отправить ещё раз' }))
    resolve(null)
    await waitFor(() => expect(log().textContent).not.toMatch(/Отправляется|ошибка/u))
    expect(server.callsOf('messageRegistration/v1')).toHaveLength(2)
    expect(lines().filter((line) => line.includes('Ещё вопрос'))).toHaveLength(1)
  })

  it('whose answer was lost is not called failed when it has arrived', async () => {
    const { user, operator } = await openChat()
    await seen('Разбираемся')
    operator.trouble = (text) => {
      operator.take(text)
      return new TypeError('connection lost')
    }
    await user.type(input(), 'Дошло{Enter}')
    await waitFor(() => expect(log().textContent).not.toContain('Отправляется'))
    expect(lines()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull()
  })

  it('that never arrived is called failed, also when an older one says the same', async () => {
    const { user, operator } = await openChat()
    await seen('Разбираемся')
    operator.trouble = () => new TypeError('connection lost')
    await user.type(input(), `${question.text}{Enter}`)
    await seen('Произошла ошибка')
    expect(lines()).toHaveLength(3)
  })

  it('is still there when the chat was closed and opened, typed or failed', async () => {
    const { user, operator, open } = await openChat()
    await seen('Разбираемся')
    operator.trouble = () => refusal('UnknownError')
    await user.type(input(), 'Не ушло{Enter}')
    await seen('Произошла ошибка')
    await user.type(input(), 'Не дописано')
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    await seen('Не ушло')
    expect(input().value).toBe('Не дописано')
  })
})

describe('new answers', () => {
  async function waitingChat() {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval'],
      shouldAdvanceTime: false,
    })
    const chat = await openChat()
    await seen('Разбираемся')
    const asked = () => chat.server.callsOf('getMessages/v1').length
    return { ...chat, asked, wait: () => act(() => vi.advanceTimersByTimeAsync(askEvery)) }
  }

  it('arrive while the chat is open, and tell the list', async () => {
    const { operator, wait, server } = await waitingChat()
    const lists = server.callsOf('getAppeals/v1').length
    operator.take('Нашли ваш чек', 0)
    await wait()
    await seen('Нашли ваш чек')
    await waitFor(() => expect(server.callsOf('getAppeals/v1').length).toBeGreaterThan(lists))
  })

  it('are not asked for while the page is hidden or the connection is gone', async () => {
    const { asked, wait, dialog, operator } = await waitingChat()
    const before = asked()
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await wait()
    expect(asked()).toBe(before)
    hidden.mockRestore()
    act(() => onlineManager.setOnline(false))
    await wait()
    expect(asked()).toBe(before)
    expect(dialog.getByText(/новые ответы пока не приходят/u)).toBeTruthy()
    operator.take('Нашли ваш чек', 0)
    act(() => onlineManager.setOnline(true))
    await seen('Нашли ваш чек')
  })

  it('are not asked for once the chat is closed', async () => {
    const { asked, wait, user } = await waitingChat()
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const before = asked()
    await wait()
    expect(asked()).toBe(before)
  })

  it.each([
    ['keep to the end for who reads there', 900, 1000],
    ['leave alone who has scrolled away', 200, 200],
  ])('%s', async (_what, from, to) => {
    const { operator, wait } = await waitingChat()
    Object.defineProperties(log(), {
      scrollHeight: { value: 1000, configurable: true },
      clientHeight: { value: 100, configurable: true },
    })
    log().scrollTop = from
    fireEvent.scroll(log())
    operator.take('Нашли ваш чек', 0)
    await wait()
    await seen('Нашли ваш чек')
    expect(log().scrollTop).toBe(to)
  })
})
