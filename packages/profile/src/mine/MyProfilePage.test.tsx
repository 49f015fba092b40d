import { changed, noConnection, refusal, type Fault } from '@parking/runtime/testing'
import type { CityState } from '@parking/runtime/testing/city'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openMine } from '../testing/openMine.tsx'

const openPage = (profile?: Fault['profile'], modes: CityState['modes'] = {}) =>
  openMine({
    state: { modes },
    answers: profile === undefined ? {} : { 'get-profile-v6': profile },
  })

const card = (name: string) => screen.findByRole('region', { name })

describe('who the driver is', () => {
  it('is told with the name where the city allows private data', async () => {
    await openPage()
    const info = await card('Основное')
    expect(info.textContent).toContain('Иванова Анна Петровна')
    expect(info.textContent).toContain('driver@parking.example')
  })

  it('is told without the name elsewhere', async () => {
    await openPage(undefined, { hasPrivateData: false })
    expect((await card('Основное')).textContent).not.toContain('Иванова')
  })

  it('may lack an e-mail address', async () => {
    await openPage(changed({ email: '' }))
    expect((await card('Основное')).textContent).toContain('не указана')
  })

  it('lists the phones with the main one marked', async () => {
    await openPage()
    const [main, other] = within(await card('Основное')).getAllByText(/\+7/)
    expect(main?.parentElement?.textContent).toContain('основной')
    expect(other?.parentElement?.textContent).not.toContain('основной')
  })
})

describe('the balance', () => {
  it('stands on the page', async () => {
    await openPage()
    expect((await card('Баланс')).textContent).toMatch(/1\s500,50\s₽/u)
  })

  it('is a dash when it is unknown', async () => {
    await openPage(changed({ balance: -1 }))
    const balance = await card('Баланс')
    expect(balance.textContent).toContain('—')
    expect(balance.textContent).not.toContain('0')
  })

  it('is not there in a city without balance', async () => {
    await openPage(undefined, { dontUseBalance: true })
    await card('Основное')
    expect(screen.queryByRole('region', { name: 'Баланс' })).toBeNull()
  })
})

describe('a profile that does not load', () => {
  it('is asked for once more', async () => {
    const { user, server } = await openPage(() => noConnection)
    await screen.findByText('Профиль не загрузился')
    server.fault = {}
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
    expect((await card('Основное')).textContent).toContain('driver@parking.example')
  })

  it('leaves the way out', async () => {
    const { user, context } = await openPage(() => refusal('UnknownError'))
    await user.click(await screen.findByRole('button', { name: 'Выйти' }))
    await screen.findByRole('heading', { name: 'Карта' })
    expect(context.session.token()).toBeNull()
  })
})

describe('a change after which the profile does not load', () => {
  it('is told, and so is that what is shown is older', async () => {
    const { user, server } = await openMine()
    server.fault = {
      'get-profile-v6': () =>
        server.callsOf('change-profile').length > 0 ? noConnection : undefined,
    }
    await user.click(within(await card('Основное')).getByRole('button', { name: 'Изменить' }))
    await user.type(await screen.findByLabelText('Имя'), 'я')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Имя сохранено.', {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByText(/показано то, что было раньше/u)).toBeTruthy()
    server.fault = {}
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз', hidden: true }))
    await waitFor(() => expect(screen.queryByText(/что было раньше/u)).toBeNull())
  })
})

describe('the card of the logout', () => {
  it('signs out', async () => {
    const { user, context } = await openPage()
    await user.click(within(await card('Выход')).getByRole('button', { name: 'Выйти' }))
    await screen.findByRole('heading', { name: 'Карта' })
    expect(context.session.token()).toBeNull()
  })
})
