import { profileQuery } from '@parking/api-client'
import { backEnd, ok, refusal, type Answer } from '@parking/runtime/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loginRequested } from '../state/useLoginModal.ts'
import { renderLogin } from '../testing/renderLogin.tsx'

function open(profile: Answer) {
  const server = backEnd({
    'get-profile-v6': profile,
    'get-options-info-v3': () => ok({ isClose: false }),
  })
  return renderLogin({ token: 'token-1', backEnd: server })
}

describe('the guard of the profile', () => {
  it('signs out when the profile is refused, and says why', async () => {
    const { context } = await open(() => refusal('TokenNotFound'))
    expect(await screen.findByText(/Сервер вас не узнал/)).toBeTruthy()
    expect(context.session.token()).toBeNull()
  })

  it('says why once: not again when the login is opened anew', async () => {
    const { user } = await open(() => refusal('TokenNotFound'))
    await screen.findByText('Личный кабинет не открылся')
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => loginRequested())
    await screen.findByLabelText('Пароль')
    expect(screen.queryByText('Личный кабинет не открылся')).toBeNull()
  })

  it('has the login say why an account that nobody used was signed out', async () => {
    const { context } = await open(() => ok({ email: 'driver@parking.example' }))
    await screen.findByRole('heading', { name: 'Карта' })
    act(() => context.session.send({ kind: 'leftIdle' }))
    expect(await screen.findByText(/Вы долго ничего не делали/)).toBeTruthy()
    expect(screen.getByLabelText('Пароль')).toBeTruthy()
  })

  it('signs nobody out because an answer was unreadable', async () => {
    const { context } = await open(() => '<html>')
    await waitFor(() =>
      expect(
        context.queryClient.getQueryCache().find({ queryKey: profileQuery(context.api).queryKey })
          ?.state.status,
      ).toBe('error'),
    )
    expect(context.session.token()).toBe('token-1')
  })
})
