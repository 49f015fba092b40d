import { breakable, failedAnswers, ok, type Answer, type Fault } from '@parking/runtime/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loginRequested } from './state/useLoginModal.ts'
import { fillIn, openRegistration, person } from './testing/openRegistration.tsx'

type Opened = Pick<Awaited<ReturnType<typeof openRegistration>>, 'user' | 'server'>

/** A form for people who are not signed in, opened over a back end one of whose calls may fail. */
interface GuestForm {
  /** The end of the path of the call that sends it. */
  readonly call: string
  /** What the call answers when it does not fail; the city's own answer where absent. */
  readonly works?: Answer
  readonly open: (answer: Answer) => Promise<Opened>
  /** What is typed, by the labels of the fields. */
  readonly typed: Readonly<Record<string, string>>
  readonly send: string
  /** What is seen when it is done. */
  readonly done: string | RegExp
}

const at =
  (path: string, call: string, more: Fault = {}) =>
  (answer: Answer) =>
    openRegistration({
      path,
      state: { registration: path.includes('/phone/') ? 'phone' : 'email' },
      fault: { [call]: answer, ...more },
    })

/** Leaves the answer to the city itself. */
const usual: Answer = () => undefined

const forms: Readonly<Record<string, GuestForm>> = {
  'the login': {
    call: 'login-v5',
    open: async (answer) => {
      const driver = { password: 'secret 1' }
      const app = await openRegistration({
        path: '/',
        state: { driver },
        fault: { 'login-v5': answer },
      })
      await screen.findByRole('heading', { name: 'Карта' })
      act(() => loginRequested())
      await screen.findByRole('dialog', { name: 'Вход' })
      return app
    },
    typed: { 'Электронная почта': 'driver@parking.example', Пароль: 'secret 1' },
    send: 'Войти',
    done: 'Карта',
  },
  'the code of the letter': {
    call: 'confirm-email',
    open: at('/registration/confirmation/email/salt-e', 'confirm-email'),
    typed: { Код: '1234' },
    send: 'Подтвердить почту',
    done: /Подтвердите телефон|телефон/u,
  },
  'the code of the phone': {
    call: 'confirm-phone',
    open: at('/registration/confirmation/phone/salt-p', 'confirm-phone'),
    typed: { Код: '5678' },
    send: 'Завершить регистрацию',
    done: 'Карта',
  },
  'the login whose password is forgotten': {
    call: 'restore-password/send-email',
    open: at('/restore-password', 'restore-password/send-email'),
    typed: { 'Электронная почта': 'driver@parking.example' },
    send: 'Получить код',
    done: /парол/iu,
  },
  'the code and the new password': {
    call: 'restore-password/change',
    works: () => ok({}),
    open: at('/restore-password/code/salt-1', 'restore-password/change', {
      'restore-password/check': () => ok({ token: 'token-of-the-code' }),
    }),
    typed: { Код: '1234', 'Новый пароль': 'another-1', 'Пароль ещё раз': 'another-1' },
    send: 'Сохранить пароль',
    done: 'Пароль изменён',
  },
  'another phone on the way': {
    call: 'change-phone',
    open: async (answer) => {
      const app = await at('/registration/confirmation/phone/salt-p', 'change-phone')(answer)
      await app.user.click(await screen.findByRole('button', { name: 'Изменить номер' }))
      return app
    },
    typed: { 'Новый номер': '+7 916 000-00-03' },
    send: 'Получить код',
    done: /телефон/iu,
  },
}

const valuesOf = (typed: GuestForm['typed']) =>
  Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

describe.each(Object.entries(forms))(
  '%s',
  (_name, { call, works = usual, open, typed, send, done }) => {
    it.each(Object.entries(failedAnswers))(
      'is kept when %s, and sent by the next press',
      async (_how, fails) => {
        const sent = breakable(works)
        const { user, server } = await open(sent.answer)
        sent.breakDown(fails)
        for (const [label, text] of Object.entries(typed)) {
          const field = await screen.findByLabelText(label)
          await user.clear(field)
          await user.paste(text)
        }
        const before = valuesOf(typed)
        expect(before.every((value) => value !== '')).toBe(true)
        await user.click(await screen.findByRole('button', { name: send }))
        const alert = await screen.findByRole('alert')
        expect(alert.textContent).toMatch(/[а-яё]{3}/iu)
        expect(alert.textContent).not.toContain('Почта ещё не подтверждена')
        expect(valuesOf(typed)).toEqual(before)
        const failed = server.callsOf(call).length
        sent.mend()
        await user.click(await screen.findByRole('button', { name: send }))
        await screen.findByRole('heading', { name: done })
        expect(server.callsOf(call)).toHaveLength(failed + 1)
      },
    )
  },
)

describe('the registration', () => {
  it.each(Object.entries(failedAnswers))(
    'is kept when %s, and sent by the next press',
    async (_how, fails) => {
      const sent = breakable(usual)
      const opened = await openRegistration({
        fault: { 'registration-v2': sent.answer },
      })
      sent.breakDown(fails)
      await fillIn(opened)
      const press = async () =>
        opened.user.click(await screen.findByRole('button', { name: 'Продолжить' }))
      await press()
      expect((await screen.findByRole('alert')).textContent).toMatch(/[а-яё]{3}/iu)
      for (const label of ['Фамилия', 'Пароль', 'Пароль ещё раз'] as const) {
        expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(person[label])
      }
      sent.mend()
      await press()
      await screen.findByLabelText('Код')
      expect(opened.server.callsOf('registration-v2')).toHaveLength(2)
    },
  )
})
