import { backEnd, memoryStorage, ok, refusal, type Answer } from '@parking/runtime/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole, tokenKey, type TestConsole } from '../testing/renderConsole.tsx'

const company = {
  inn: '7707083893',
  name: 'Автопарк',
  email: 'fleet@parking.example',
  balance: 1234567,
}

const path = '/coop-profile'

function openCompany(profile: Answer, options: Partial<TestConsole> = {}) {
  const server = backEnd({ 'corp-profile/get-profile': profile })
  return renderConsole(server, { path, token: 'token-1', ...options })
}

describe('the page of a company', () => {
  it('says who it is and what is on the balance', async () => {
    await openCompany(() => ok(company))
    expect(await screen.findByRole('heading', { level: 1, name: 'Автопарк' })).toBeTruthy()
    expect(screen.getByText('7707083893')).toBeTruthy()
    expect(screen.getByText('fleet@parking.example')).toBeTruthy()
    expect(screen.getByText(/1\s234\s567,00\s₽/)).toBeTruthy()
  })

  it('counts what it has, and leads to what somebody should look at', async () => {
    const ts = ['А123ВС116', 'А124ВС116', 'Е777КХ77'].map((numberTs, id) => ({
      id: String(id),
      numberTs,
      formatGrz: 'rus',
    }))
    const drivers = [{ id: '1', name: 'Водитель Первый', ts: 'А123ВС116', active: false }]
    const { user, router } = await openCompany(() => ok({ ...company, ts, drivers, devices: [] }))
    const vehicles = within(await screen.findByRole('region', { name: 'Машины' }))
    expect(vehicles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Всего: 3',
      'Без водителя: 2',
      'Без устройства: 3',
      'Отличаются одним знаком: 2',
    ])
    expect(
      within(screen.getByRole('region', { name: 'Устройства' })).getAllByRole('link'),
    ).toHaveLength(1)
    await user.click(vehicles.getByRole('link', { name: 'Отличаются одним знаком: 2' }))
    expect(await screen.findByText('Найдено: 2 из 3')).toBeTruthy()
    expect(router.state.location.search).toEqual({ show: 'lookalike' })
  })

  it('shows an unknown balance as a dash and a missing e-mail in words', async () => {
    await openCompany(() => ok({ ...company, email: undefined, balance: -1 }), { language: 'en' })
    expect(await screen.findByText('balance unknown')).toBeTruthy()
    expect(screen.getByText('not given')).toBeTruthy()
  })

  it('leads out also where it does not load', async () => {
    const { user, context } = await openCompany(() => '<html>')
    await user.click(await screen.findByRole('button', { name: 'Выйти' }))
    expect(await screen.findByRole('heading', { name: 'Вход для юридических лиц' })).toBeTruthy()
    expect(context.storage.get(tokenKey)).toBeNull()
  })

  it('says how the balance is filled: in the operator’s words, with a bill to copy', async () => {
    const bill = {
      recipient: 'Оператор',
      inn: '1655000010',
      account: '40702810000000000000',
      bank: 'Банк',
      bik: '049205000',
      purpose: 'Баланс, ИНН {inn}',
    }
    const { user } = await openCompany(() => ok(company), {
      company: { topUp: { ru: 'Переведите деньги.', en: 'Send money.' }, bill },
    })
    const note = within(await screen.findByRole('region', { name: 'Как пополнить баланс' }))
    expect(note.getByText('Переведите деньги.')).toBeTruthy()
    await user.click(note.getByText('Реквизиты для перевода'))
    expect(note.getByText('Баланс, ИНН 7707083893')).toBeTruthy()
    await user.click(note.getByRole('button', { name: 'Скопировать реквизиты' }))
    expect(await note.findByText('Скопировано.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toContain('БИК: 049205000')
  })

  it('says whom to ask how the balance is filled where the city’s file does not', async () => {
    await openCompany(() => ok(company))
    const note = await screen.findByRole('region', { name: 'Как пополнить баланс' })
    expect(note.textContent).toMatch(/подскажет оператор: \+7/u)
    expect(within(note).queryByText('Реквизиты для перевода')).toBeNull()
  })

  it('says how long the balance lasts, as it was reckoned last, and warns in time', async () => {
    const storage = memoryStorage()
    const kept = { perDay: 30_000_000, days: 30, at: Date.now() - 86_400_000 }
    storage.set('parking.balanceRate.kazan.7707083893', JSON.stringify(kept))
    await openCompany(() => ok(company), { storage })
    expect(await screen.findByText('Денег на балансе хватит на 4 дня')).toBeTruthy()
    expect(screen.getByText(/хватит на 4 дня, по /u)).toBeTruthy()
    cleanup()
    storage.set('parking.balanceRate.kazan.7707083893', JSON.stringify({ ...kept, at: 0 }))
    await openCompany(() => ok(company), { storage })
    await screen.findByRole('region', { name: 'Как пополнить баланс' })
    expect(screen.queryByText(/хватит на/u)).toBeNull()
  })

  it('offers another try and the way out when it does not load', async () => {
    let isBroken = true
    const { user, context } = await openCompany(() => (isBroken ? '<html>' : ok(company)))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Данные компании не загрузились')
    expect(within(alert).getByRole('button', { name: 'Выйти' })).toBeTruthy()
    expect(context.session.token()).toBe('token-1')
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByRole('heading', { name: 'Автопарк' })).toBeTruthy()
  })

  it('signs out and says why when the company is refused', async () => {
    const { context } = await openCompany(() => refusal('AccountNotFound'))
    expect(await screen.findByText('Вы вышли из кабинета компании')).toBeTruthy()
    expect(screen.getByText(/Личный кабинет не найден/)).toBeTruthy()
    expect(context.session.token()).toBeNull()
  })

  it('leads to the login, which says why, when nobody has used it', async () => {
    const { context } = await openCompany(() => ok(company), { language: 'en' })
    await screen.findByRole('heading', { name: 'Автопарк' })
    act(() => context.session.send({ kind: 'leftIdle' }))
    expect(await screen.findByText('You’ve been signed out')).toBeTruthy()
  })

  it('is for companies that are signed in', async () => {
    const { router } = await renderConsole(backEnd({}), { path })
    await screen.findByRole('heading', { name: 'Вход для юридических лиц' })
    expect(router.state.location.pathname).toBe('/legal/auth')
  })
})
