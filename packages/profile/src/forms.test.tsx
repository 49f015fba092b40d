import { breakable, failedAnswers, type Answer } from '@parking/runtime/testing'
import { pressAimed } from '@parking/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { doneChangeRead, profileDialogClosed } from './mine/store/profileDialog.ts'
import { openGarage } from './testing/openGarage.ts'
import { findCard, openMine } from './testing/openMine.tsx'

beforeEach(() => {
  profileDialogClosed()
  doneChangeRead()
})

type App = Awaited<ReturnType<typeof openGarage>>

/** A form of the account, opened over a back end one of whose calls may fail. */
interface Opened {
  readonly user: Awaited<ReturnType<typeof openMine>>['user']
  readonly calls: () => number
  /** The code that the city has sent. */
  readonly code?: () => string
}

interface AccountForm {
  readonly open: (answer: Answer) => Promise<Opened>
  /** What is typed, by the labels of the fields. */
  readonly typed: Readonly<Record<string, string>>
  readonly send: string
  /** What is seen when it is done. */
  readonly done: () => Promise<unknown>
}

/** Stands for the code that the city has sent. */
const rightCode = 'the right code'

const dialog = () => within(screen.getByRole('dialog'))
const seen = (text: string | RegExp) => () => screen.findByText(text)

function edit(call: string, step: string | null, before?: (app: Opened) => Promise<void>) {
  return async (answer: Answer): Promise<Opened> => {
    const { user, server } = await openMine({ answers: { [call]: answer } })
    const app = { user, calls: () => server.callsOf(call).length, code: () => server.lastCode }
    await user.click((await findCard('Основное')).getByRole('button', { name: 'Изменить' }))
    await screen.findByRole('dialog', { name: 'Изменить профиль' })
    if (step !== null) {
      await user.click(screen.getByRole('button', { name: step }))
      await screen.findByRole('dialog', { name: step })
    }
    await before?.(app)
    return app
  }
}

const codeFor =
  (label: string, value: string) =>
  async ({ user }: Opened): Promise<void> => {
    await fill({ user }, { [label]: value })
    await user.click(dialog().getByRole('button', { name: 'Получить код' }))
    await screen.findByLabelText('Код подтверждения')
  }

/** A field by its label; a plate's has more than its words in it. */
function fieldOf(label: string): HTMLInputElement {
  const name = new RegExp(`^${label}`, 'u')
  const byRole = dialog().queryByRole<HTMLInputElement>('textbox', { name })
  return byRole ?? dialog().getByLabelText<HTMLInputElement>(label)
}

async function fill(
  { user, code = () => '' }: Pick<Opened, 'user' | 'code'>,
  typed: AccountForm['typed'],
): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = fieldOf(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(text === rightCode ? code() : text)
  }
}

function garage(name: 'car' | 'change-profile', button: string, title: string) {
  return async (answer: Answer): Promise<Opened> => {
    const app = await openGarage({})
    app.faults[name] = answer
    await app.user.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('heading', { name: title })
    const end = name === 'car' ? '/car' : name
    return { user: app.user, calls: () => app.sent(end).length }
  }
}

function removal(
  name: 'car' | 'change-profile',
  account: Parameters<typeof openGarage>[0],
  row: string,
) {
  return async (answer: Answer): Promise<Opened> => {
    const app = await openGarage(account)
    app.faults[name] = answer
    await app.user.click(await screen.findByRole('button', { name: row }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    await screen.findByRole('alertdialog')
    const end = name === 'car' ? '/car' : name
    return { user: app.user, calls: () => app.sent(end).length }
  }
}

/** Leaves the answer to the city itself. */
const usual: Answer = () => undefined

const forms: Readonly<Record<string, AccountForm>> = {
  'the names': {
    open: edit('change-profile', null),
    typed: { Имя: 'Мария', Фамилия: 'Петрова' },
    send: 'Сохранить',
    done: seen('Имя сохранено.'),
  },
  'a new e-mail address': {
    open: edit('send-email-code', 'Изменить почту'),
    typed: { 'Новая почта': 'new@parking.example' },
    send: 'Получить код',
    done: () => screen.findByLabelText('Код подтверждения'),
  },
  'the check of a new e-mail address': {
    open: edit('check-email', 'Изменить почту'),
    typed: { 'Новая почта': 'new@parking.example' },
    send: 'Получить код',
    done: () => screen.findByLabelText('Код подтверждения'),
  },
  'the code of an e-mail': {
    open: edit('confirm-email', 'Изменить почту', codeFor('Новая почта', 'new@parking.example')),
    typed: { 'Код подтверждения': rightCode },
    send: 'Подтвердить',
    done: () => waitFor(() => expect(screen.queryByLabelText('Код подтверждения')).toBeNull()),
  },
  'a new phone': {
    open: edit('send-sms-code', 'Добавить телефон'),
    typed: { 'Новый телефон': '+7 916 000-00-03' },
    send: 'Получить код',
    done: () => screen.findByLabelText('Код подтверждения'),
  },
  'the code of a text message': {
    open: edit('confirm-phone', 'Добавить телефон', codeFor('Новый телефон', '+7 916 000-00-03')),
    typed: { 'Код подтверждения': rightCode },
    send: 'Подтвердить',
    done: () => waitFor(() => expect(screen.queryByLabelText('Код подтверждения')).toBeNull()),
  },
  'a new password': {
    open: edit('change-password', 'Изменить пароль'),
    typed: { 'Старый пароль': 'old1', 'Новый пароль': 'another-1' },
    send: 'Изменить пароль',
    done: () => waitFor(() => expect(screen.queryByLabelText('Старый пароль')).toBeNull()),
  },
  'a new car': {
    open: garage('car', 'Добавить машину', 'Новая машина'),
    typed: { 'Номер машины': 'В 777 ОР 716', Название: 'Дача' },
    send: 'Добавить',
    done: seen('Машина В 777 ОР 716 добавлена.'),
  },
  'a new document': {
    open: async (answer) => {
      const app = await garage('change-profile', 'Добавить документ', 'Новый документ')(answer)
      await app.user.click(screen.getByRole('radio', { name: /ВУ/u }))
      return app
    },
    typed: { 'Серия и номер': '99 ТУ 000111' },
    send: 'Добавить',
    done: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  },
}

const valuesOf = (typed: AccountForm['typed']) =>
  Object.keys(typed).map((label) => fieldOf(label).value)

describe.each(Object.entries(forms))('%s', (_name, form) => {
  const { open, typed, send, done } = form

  it.each(Object.entries(failedAnswers))(
    'is kept when %s, and sent by the next press',
    async (_how, fails) => {
      const call = breakable(usual)
      const app = await open(call.answer)
      const { user, calls } = app
      call.breakDown(fails)
      await fill(app, typed)
      const before = valuesOf(typed)
      await user.click(dialog().getByRole('button', { name: send }))
      const alert = await dialog().findByRole('alert')
      expect(alert.textContent).toMatch(/[а-яё]{3}/iu)
      expect(valuesOf(typed)).toEqual(before)
      expect(document.activeElement).not.toBe(document.body)
      const failed = calls()
      call.mend()
      await user.click(dialog().getByRole('button', { name: send }))
      await done()
      expect(calls()).toBe(failed + 1)
    },
  )
})

/** Something that is done by one press. */
interface Action {
  readonly open: (answer: Answer) => Promise<Opened>
  readonly press: string | RegExp
  readonly done: () => Promise<unknown>
}

const info =
  (call: string, press: RegExp | null) =>
  async (answer: Answer): Promise<Opened> => {
    const { user, server } = await openMine({ answers: { [call]: answer } })
    const card = await findCard('Основное')
    if (press !== null) {
      await user.click(card.getByRole('button', { name: press }))
      await screen.findByRole('alertdialog')
    }
    return { user, calls: () => server.callsOf(call).length }
  }

const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

const actions: Readonly<Record<string, Action>> = {
  'the deletion of a car': {
    open: removal('car', { vehicles: ['А123ВС116'] }, 'Действия с машиной А 123 ВС 116'),
    press: 'Удалить',
    done: seen('Машина А 123 ВС 116 удалена.'),
  },
  'the deletion of a document': {
    open: removal(
      'change-profile',
      { documents: [{ type: 'VU', title: '16 00 123456' }] },
      'Действия с документом 16 00 123456',
    ),
    press: 'Удалить',
    done: seen('Документ 16 00 123456 удалён.'),
  },
  'the deletion of a phone': {
    open: info('delete-phone', /^Удалить .*.00.02/u),
    press: 'Удалить',
    done: noQuestion,
  },
  'another main phone': {
    open: info('set-main-phone', null),
    press: /^Сделать основным: .*.00.02/u,
    done: seen('Основной телефон изменён.'),
  },
}

const buttonOf = (name: Action['press']): HTMLElement => {
  const question = screen.queryByRole('alertdialog')
  return (question === null ? screen : within(question)).getByRole('button', { name })
}

describe.each(Object.entries(actions))('%s', (_name, { open, press, done }) => {
  it.each(Object.entries(failedAnswers))(
    'is not done when %s, and done by the next press',
    async (_how, fails) => {
      const call = breakable(usual)
      const { calls } = await open(call.answer)
      call.breakDown(fails)
      await act(() => pressAimed(buttonOf(press)))
      expect((await screen.findByRole('alert')).textContent).toMatch(/[а-яё]{3}/iu)
      const failed = calls()
      call.mend()
      await act(() => pressAimed(buttonOf(press)))
      await done()
      expect(calls()).toBe(failed + 1)
    },
  )
})

describe('a change whose answer was lost', () => {
  const lost = () => new TypeError('Failed to fetch')

  async function changeNames(profile: ReturnType<typeof breakable>): Promise<string> {
    const { user } = await openMine({
      answers: { 'change-profile': lost, 'get-profile-v6': profile.answer },
    })
    await user.click((await findCard('Основное')).getByRole('button', { name: 'Изменить' }))
    await screen.findByRole('dialog', { name: 'Изменить профиль' })
    profile.breakDown(lost)
    await fill({ user }, { Имя: 'Мария' })
    await user.click(dialog().getByRole('button', { name: 'Сохранить' }))
    return (await dialog().findByRole('alert')).textContent
  }

  it('is not called undone where nobody can tell', async () => {
    const told = await changeNames(breakable(usual))
    expect(told).toContain('Неизвестно, получилось ли')
    expect(told).toContain('Возможно, это уже сделано.')
    expect(fieldOf('Имя').value).toBe('Мария')
  })

  it('is called undone once the profile has shown that nothing was', async () => {
    const profile = breakable(usual)
    const told = await changeNames({ ...profile, breakDown: () => undefined })
    expect(told).toContain('Не получилось')
    expect(told).not.toContain('Возможно')
  })
})

describe('a form whose session ends under it', () => {
  const expire = (app: App, token = 'token-2') =>
    act(async () => {
      const { session, queryClient } = app.context
      session.send({ kind: 'tokenExpired', token: session.token() })
      await app.router.navigate({ to: '/' })
      session.send({ kind: 'endAcknowledged' })
      queryClient.clear()
      session.send({ kind: 'loggedIn', token })
      await app.router.navigate({ to: '/profile/my-profile' })
    })

  async function openNewCar(app: App): Promise<void> {
    await app.user.click(await screen.findByRole('button', { name: 'Добавить машину' }))
    await screen.findByRole('heading', { name: 'Новая машина' })
  }

  async function typeCar(): Promise<App> {
    const app = await openGarage({})
    await openNewCar(app)
    await fill(app, { 'Номер машины': 'В 777 ОР 716', Название: 'Дача' })
    return app
  }

  it('is as it was typed once its driver has signed in again', async () => {
    const app = await typeCar()
    await expire(app)
    await openNewCar(app)
    expect(fieldOf('Название').value).toBe('Дача')
    expect(fieldOf('Номер машины').value).toMatch(/777/u)
    await app.user.click(dialog().getByRole('button', { name: 'Отмена' }))
    await openNewCar(app)
    expect(fieldOf('Название').value).toBe('')
  })

  it('is empty for another driver', async () => {
    const app = await typeCar()
    await expire(app, 'other-token')
    await openNewCar(app)
    expect(fieldOf('Название').value).toBe('')
  })

  it('is empty after a sign-out', async () => {
    const app = await typeCar()
    await expire(app)
    await act(async () => {
      const { session } = app.context
      session.send({ kind: 'loggedOut' })
      session.send({ kind: 'loggedIn', token: 'token-3' })
      await app.router.navigate({ to: '/profile/my-profile' })
    })
    await openNewCar(app)
    expect(fieldOf('Название').value).toBe('')
  })
})
