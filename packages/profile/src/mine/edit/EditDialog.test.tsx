import { changed, later, lostAnswer, refusal, type Fault } from '@parking/runtime/testing'
import { pressAimed } from '@parking/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { findCard, openMine } from '../../testing/openMine.tsx'
import { doneChangeRead, profileDialogClosed } from '../store/profileDialog.ts'

beforeEach(() => {
  profileDialogClosed()
  doneChangeRead()
})

type Options = Parameters<typeof openMine>[0]

/** Opens the dialog at a step. */
async function openStep(step: string | null, options: Options = {}) {
  const app = await openMine(options)
  const { user } = app
  const info = await findCard('Основное')
  await user.click(info.getByRole('button', { name: 'Изменить' }))
  await screen.findByRole('dialog', { name: 'Изменить профиль' })
  if (step !== null) {
    await user.click(screen.getByRole('button', { name: step }))
    await screen.findByRole('dialog', { name: step })
  }
  return {
    ...app,
    type: async (label: string, text: string) => {
      const field = screen.getByLabelText(label)
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** The refusal that stands beside a field. */
    refusal: async (label: string) => {
      const field = screen.getByLabelText(label)
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    },
  }
}

/** A city that puts no phone in the place of another by itself. */
function addsOnly(server: Awaited<ReturnType<typeof openMine>>['server']): Fault {
  const address = 'https://kazan.parking.example/api/profile/send-sms-code'
  return {
    'send-sms-code': ({ fields }) => {
      if (fields['edit'] !== 'true') return undefined
      const body = new URLSearchParams({ ...fields, edit: 'false' })
      return server.fetch(new Request(address, { method: 'POST', body }))
    },
  }
}

const seen = (text: string | RegExp) => screen.findByText(text)

describe('the names', () => {
  it('are sent alone when they were changed, and only they', async () => {
    const { type, press, server } = await openStep(null)
    await type('Имя', 'Мария')
    await press('Сохранить')
    await seen('Имя сохранено.')
    expect(server.callsOf('change-profile').map(({ fields }) => fields)).toEqual([
      { token: 'token-1', firstname: 'Мария' },
    ])
    expect((await findCard('Основное')).getByText('Иванова Мария Петровна')).toBeTruthy()
  })

  it('that another tab has changed meanwhile are left as they are', async () => {
    const { type, press, server, context } = await openStep(null)
    await server.fetch(
      new Request('https://kazan.parking.example/api/profile/change-profile', {
        method: 'PUT',
        body: new URLSearchParams({ token: 'token-1', lastname: 'Петрова' }),
      }),
    )
    await act(() => context.queryClient.invalidateQueries())
    await seen(/Петрова/u)
    await type('Имя', 'Мария')
    await press('Сохранить')
    await seen('Имя сохранено.')
    expect(server.callsOf('change-profile').at(-1)?.fields).toEqual({
      token: 'token-1',
      firstname: 'Мария',
    })
    expect((await findCard('Основное')).getByText('Петрова Мария Петровна')).toBeTruthy()
  })

  it('are not sent when nothing was changed', async () => {
    const { press, server } = await openStep(null)
    await press('Сохранить')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf('change-profile')).toEqual([])
    expect(screen.queryByText('Имя сохранено.')).toBeNull()
  })

  it('need a first and a last one, and no middle one', async () => {
    const { type, press, server, refusal: refused } = await openStep(null)
    await type('Имя', ' ')
    await type('Фамилия', ' ')
    await press('Сохранить')
    expect(await refused('Имя')).toContain('Введите имя')
    expect(await refused('Фамилия')).toContain('Введите фамилию')
    expect(document.activeElement?.textContent).toContain('Проверьте, что вы ввели')
    expect(server.callsOf('change-profile')).toEqual([])
    await type('Имя', 'Анна')
    await type('Фамилия', 'Иванова')
    await type('Отчество', ' ')
    await press('Сохранить')
    await seen('Имя сохранено.')
    expect(server.callsOf('change-profile')[0]?.fields).toEqual({
      token: 'token-1',
      middlename: '',
    })
  })

  it('stay as they were typed when the call fails, and are sent once at a time', async () => {
    const { answer, come } = later()
    const { type, press, server } = await openStep(null, { answers: { 'change-profile': answer } })
    await type('Имя', 'Мария')
    await press('Сохранить')
    await press('Сохранить')
    come(refusal('UnknownError'))
    await seen(/Сервер ответил ошибкой/)
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Мария')
    expect(server.callsOf('change-profile')).toHaveLength(1)
  })

  it('cannot be changed where the city allows no private data', async () => {
    await openStep(null, { state: { modes: { hasPrivateData: false } } })
    expect(screen.queryByLabelText('Имя')).toBeNull()
    expect(screen.getByRole('button', { name: 'Изменить почту' })).toBeTruthy()
  })

  it('are not lost with a dialog that is closed by mistake, also from another step', async () => {
    const { type, press } = await openStep(null)
    await type('Имя', 'Мария')
    await press('Закрыть')
    await screen.findByRole('alertdialog', { name: 'Закрыть, не сохранив?' })
    await press('Вернуться к форме')
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Мария')
    await press('Изменить почту')
    await screen.findByRole('dialog', { name: 'Изменить почту' })
    await press('Закрыть')
    await screen.findByRole('alertdialog', { name: 'Закрыть, не сохранив?' })
    await pressAimed(screen.getByRole('button', { name: 'Закрыть без сохранения' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stay as they were typed while another step is open', async () => {
    const { type, press } = await openStep(null)
    await type('Имя', 'Мария')
    await press('Изменить почту')
    await press('Отмена')
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Мария')
  })
})

describe('the e-mail address', () => {
  const step = 'Изменить почту'

  it('is changed by a code that went to the new one', async () => {
    const { type, press, server } = await openStep(step)
    await type('Новая почта', 'new@parking.example')
    await press('Получить код')
    await seen('Код отправлен на new@parking.example.')
    await type('Код подтверждения', ` ${server.lastCode} `)
    await press('Подтвердить')
    await seen('Почта изменена.')
    expect(screen.getByRole('dialog', { name: 'Изменить профиль' })).toBeTruthy()
    expect(server.callsOf('send-email-code')[0]?.fields).toMatchObject({
      email: 'new@parking.example',
      edit: 'true',
    })
    await press('Закрыть')
    expect((await findCard('Основное')).getByText('new@parking.example')).toBeTruthy()
  })

  it.each([
    ['', 'Введите почту'],
    ['driver', 'Проверьте адрес'],
    ['Driver@Parking.example', 'Это ваша нынешняя почта'],
    ['next@parking.example', 'Эта почта уже занята'],
  ])('is refused as %j: %s', async (text, words) => {
    const { type, press, server, refusal: refused } = await openStep(step)
    if (text !== '') await type('Новая почта', text)
    await press('Получить код')
    expect(await refused('Новая почта')).toContain(words)
    expect(server.callsOf('send-email-code')).toEqual([])
  })

  it('is told as changed where only the answer was lost', async () => {
    const { type, press, server } = await openStep(step, {
      answers: { 'confirm-email': lostAnswer },
    })
    await type('Новая почта', 'New@parking.example')
    await press('Получить код')
    await seen(/Код отправлен/)
    await type('Код подтверждения', server.lastCode)
    await press('Подтвердить')
    await seen('Почта изменена.')
    expect(server.callsOf('confirm-email')).toHaveLength(1)
  })

  it('stays when the code is wrong, and as it was typed when it is not sent', async () => {
    const { type, press, refusal: refused } = await openStep(step)
    await type('Новая почта', 'new@parking.example')
    await press('Получить код')
    await seen(/Код отправлен/)
    await press('Подтвердить')
    expect(await refused('Код подтверждения')).toContain('Введите код')
    await type('Код подтверждения', '00000')
    await press('Подтвердить')
    await waitFor(async () =>
      expect(await refused('Код подтверждения')).toContain('Код не подходит'),
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Код подтверждения'))
    expect(screen.getByLabelText<HTMLInputElement>('Код подтверждения').value).toBe('00000')
  })

  it('done leads back to the button that began it, not to the word that it is done', async () => {
    const { type, press, server } = await openStep(step)
    await type('Новая почта', 'new@parking.example')
    await press('Получить код')
    await seen('Код отправлен на new@parking.example.')
    await type('Код подтверждения', server.lastCode)
    await press('Подтвердить')
    await seen('Почта изменена.')
    expect(document.activeElement?.textContent).toBe(step)
  })

  it('is refused in the language that is spoken by then', async () => {
    const { type, press, context } = await openStep(step)
    await type('Новая почта', 'next@parking.example')
    await press('Получить код')
    await seen(/Эта почта уже занята/u)
    await act(() => context.translator.speak('en'))
    const field = await screen.findByLabelText('New email')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const beside = described.map((id) => document.getElementById(id)?.textContent).join(' ')
    expect(beside).not.toMatch(/[а-яё]/iu)
    expect(beside).toContain('email')
  })

  it('cancelled leads back and changes nothing', async () => {
    const { type, press, server } = await openStep(step)
    await type('Новая почта', 'new@parking.example')
    await press('Получить код')
    await seen(/Код отправлен/)
    await press('Отмена')
    expect(screen.getByRole('dialog', { name: 'Изменить профиль' })).toBeTruthy()
    expect(server.callsOf('confirm-email')).toEqual([])
  })

  it('cannot be changed in a city that does not let it', async () => {
    await openStep(null, { city: { fixedEmail: true } })
    expect(screen.queryByRole('button', { name: step })).toBeNull()
  })
})

describe('a code', () => {
  it('takes the browser’s own, and can be sent again after 10 seconds', async () => {
    const { type, press } = await openStep('Изменить почту')
    await type('Новая почта', 'new@parking.example')
    await press('Получить код')
    const field = await screen.findByLabelText('Код подтверждения')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    await seen(/можно запросить через (10|9) с/)
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
  })

  it('that was refused goes, with what was said of it, when a new one is on its way', async () => {
    const { type, press, server, refusal: refused } = await openStep('Изменить почту')
    await type('Новая почта', 'new@parking.example')
    await press('Получить код')
    const field = await screen.findByLabelText('Код подтверждения')
    await type('Код подтверждения', '00000')
    await press('Подтвердить')
    expect(await refused('Код подтверждения')).toMatch(/код/iu)
    server.pass(10_000)
    await screen.findByRole('button', { name: 'Отправить код ещё раз' })
    await press('Отправить код ещё раз')
    await seen(/Новый код отправлен/)
    expect(field).toHaveProperty('value', '')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })
})

describe('the phone', () => {
  const step = 'Изменить телефон'

  it('that is new becomes the main one, and the old one goes', async () => {
    const { type, press, server } = await openStep(step)
    server.fault = addsOnly(server)
    await type('Новый телефон', '+7 916 000-00-03')
    await press('Получить код')
    await seen(/Код отправлен по СМС/)
    await type('Код подтверждения', server.lastCode)
    await press('Подтвердить')
    await seen(/новый номер стал основным, прежний удалён/)
    expect(server.callsOf('send-sms-code')[0]?.fields).toMatchObject({
      phone: '79160000003',
      edit: 'true',
      isReply: 'false',
    })
    await press('Закрыть')
    const phones = within(screen.getByRole('region', { name: 'Основное' })).getAllByRole('listitem')
    expect(phones.map(({ textContent }) => textContent?.replaceAll(/[^\dа-я]/g, ''))).toEqual([
      '79160000003основной',
      '79160000002делатьосновнымдалить',
    ])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('gets a second code by SMS only where the city sends one: %s', async (sends, offered) => {
    const { type, press, server } = await openStep(step, {
      answers: { 'get-confirmation-type-v2': changed({ useSmsReplay: sends }) },
    })
    await type('Новый телефон', '9160000003')
    await press('Получить код')
    await seen(/Код отправлен/)
    server.pass(10_000)
    await waitFor(() => {
      expect(screen.queryByText(/запросить через/u)).toBeNull()
      const again = screen.queryAllByRole('button', { name: 'Отправить код ещё раз' })
      expect(again).toHaveLength(offered)
    })
  })

  it('is left to a city that has put it in the place of the old one by itself', async () => {
    const { type, press, server } = await openStep(step)
    await type('Новый телефон', '9160000003')
    await press('Получить код')
    await seen(/Код отправлен/)
    await type('Код подтверждения', server.lastCode)
    await press('Подтвердить')
    await seen(/новый номер стал основным/)
    expect(server.callsOf('set-main-phone')).toEqual([])
    expect(server.callsOf('delete-phone')).toEqual([])
  })

  it('that could only be added is told as such', async () => {
    const { type, press, server } = await openStep(step)
    server.fault = { ...addsOnly(server), 'delete-phone': () => refusal('UnknownError') }
    await type('Новый телефон', '9160000003')
    await press('Получить код')
    await seen(/Код отправлен/)
    await type('Код подтверждения', server.lastCode)
    await press('Подтвердить')
    expect(await seen('Телефон добавлен.')).toBeTruthy()
  })

  it.each([
    ['', 'Введите телефон', {}],
    ['916', '11 цифр', {}],
    ['89160000002', 'уже есть в вашем кабинете', {}],
    ['9000000002', 'занят другим кабинетом', {}],
    ['9160000003', 'СМС отправить не удалось', { 'send-sms-code': () => refusal('SMSNotSend') }],
    ['9160000003', 'уже есть в вашем кабинете', { 'send-sms-code': () => refusal('doublePhone') }],
    ['9160000003', 'Слишком много СМС', { 'send-sms-code': () => refusal('LimitSMS') }],
    [
      '9160000003',
      'через 5 минут',
      { 'send-sms-code': () => refusal('LimitSMS', { retryAfter: 300 }) },
    ],
  ])('is refused as %j: %s', async (number, words, answers) => {
    const { type, press, refusal: refused } = await openStep(step, { answers })
    if (number !== '') await type('Новый телефон', number)
    await press('Получить код')
    expect(await refused('Новый телефон')).toContain(words)
  })

  it('may be confirmed by a call, whose number is the code', async () => {
    const { type, press } = await openStep(step, { state: { modes: { confirmation: 'Call' } } })
    await type('Новый телефон', '9160000003')
    await press('Получить код')
    expect((await seen(/последние четыре цифры номера/)).textContent).toContain('(916)')
  })

  it('says that the code comes by SMS once it was asked for by SMS', async () => {
    const { type, press, server } = await openStep(step, {
      state: { modes: { confirmation: 'Call' } },
    })
    await type('Новый телефон', '9160000003')
    await press('Получить код')
    await seen(/последние четыре цифры номера/)
    server.pass(10_000)
    await screen.findByRole('button', { name: 'Прислать код по СМС' })
    await press('Прислать код по СМС')
    expect((await seen(/Код отправлен по СМС/)).textContent).toContain('(916)')
  })

  it('that is added leaves the main one', async () => {
    const app = await openMine()
    await app.user.click(
      (await findCard('Основное')).getByRole('button', { name: 'Добавить телефон' }),
    )
    await app.user.click(await screen.findByLabelText('Новый телефон'))
    await app.user.paste('9160000003')
    await app.user.click(screen.getByRole('button', { name: 'Получить код' }))
    await app.user.click(await screen.findByLabelText('Код подтверждения'))
    await app.user.paste(app.server.lastCode)
    await app.user.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await seen('Телефон добавлен.')
    expect(screen.queryByRole('dialog')).toBeNull()
    const info = await findCard('Основное')
    expect(info.getAllByRole('listitem')).toHaveLength(3)
    expect(info.getByText('основной').closest('li')?.textContent).toMatch(/000.00.01/)
    expect(app.server.callsOf('send-sms-code')[0]?.fields).toMatchObject({ edit: 'false' })
    expect(app.server.callsOf('delete-phone')).toEqual([])
  })
})

describe('the password', () => {
  const step = 'Изменить пароль'

  it('is changed, and sent exactly as it was typed', async () => {
    const { type, press, server } = await openStep(step)
    await type('Старый пароль', 'old1')
    await type('Новый пароль', ' n w ')
    await press('Изменить пароль')
    await seen('Пароль изменён.')
    expect(server.callsOf('change-password')[0]?.fields).toMatchObject({
      currentpass: 'old1',
      pass: ' n w ',
    })
  })

  it('needs the right old one', async () => {
    const { type, press, refusal: refused } = await openStep(step)
    await type('Старый пароль', 'wrong')
    await type('Новый пароль', 'new1')
    await press('Изменить пароль')
    expect(await refused('Старый пароль')).toContain('Старый пароль не подходит')
    expect(screen.getByLabelText<HTMLInputElement>('Новый пароль').value).toBe('new1')
  })

  it('may have been changed where the answer was lost, and it is said so', async () => {
    const { type, press } = await openStep(step, {
      answers: { 'change-password': () => new TypeError('connection lost') },
    })
    await type('Старый пароль', 'old1')
    await type('Новый пароль', 'new22')
    await press('Изменить пароль')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Нет связи.*мог уже измениться/u)
  })

  it('ends the session when the city no longer knows it', async () => {
    const { type, press, context } = await openStep('Изменить пароль', {
      answers: { 'change-password': () => refusal('TokenExpired') },
    })
    await type('Старый пароль', 'old1')
    await type('Новый пароль', 'new22')
    await press('Изменить пароль')
    await waitFor(() => expect(context.session.store.getState()).toMatchObject({ kind: 'expired' }))
  })

  it.each(['new', 'x'.repeat(21)])('may not be %j', async (password) => {
    const { type, press, server, refusal: refused } = await openStep(step)
    await type('Старый пароль', 'old1')
    await type('Новый пароль', password)
    await press('Изменить пароль')
    expect(await refused('Новый пароль')).toContain('Нужно от 4 до 20 символов')
    expect(server.callsOf('change-password')).toEqual([])
  })

  it('is told to whoever keeps passwords', async () => {
    await openStep(step)
    expect(screen.getByLabelText('Старый пароль').getAttribute('autocomplete')).toBe(
      'current-password',
    )
    expect(screen.getByLabelText('Новый пароль').getAttribute('autocomplete')).toBe('new-password')
  })
})
