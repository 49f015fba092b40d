import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backEnd, ok, refusal } from '@parking/runtime/testing'
import { renderProfile } from '../testing/renderProfile.tsx'
import { many, openHistory, operation } from './openHistory.testkit.ts'

const cells = async () => {
  const [row] = (await screen.findAllByRole('row')).slice(1)
  if (row === undefined) throw new Error('no row')
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
}

describe('the operations history', () => {
  it('tells everything about an operation', async () => {
    await openHistory(() => ok([operation], { total: 1 }))
    const row = await screen.findByRole('rowheader')
    expect(row.textContent).toBe('Оплата парковкиЗаказ 100500')
    const [date, stay, status, sum] = await cells()
    expect(date).toContain('21 нояб. 2026 12:05')
    expect(stay).toContain('Зона 10112:05 – 13:05')
    expect(screen.getByRole('img', { name: /А 1 2 3 В С 1 1 6/ })).toBeTruthy()
    expect(status).toContain('Выполнена')
    expect(sum).toContain('списание −100,50 ₽')
  })

  it('speaks English', async () => {
    const refill = { ...operation, type: 'refill', zone: '', transport: '', startsOf: '' }
    await openHistory(() => ok([refill], { total: 1 }), { language: 'en' })
    expect((await screen.findByRole('rowheader')).textContent).toContain('Top-up')
    const [, stay, status, sum] = await cells()
    expect([stay, status]).toEqual([
      expect.stringContaining('none'),
      expect.stringContaining('Done'),
    ])
    expect(sum).toContain('received +100.50 ₽')
  })

  it('leads to receipts, but nowhere else', async () => {
    await openHistory(() =>
      ok(
        [
          { ...operation, checkFiscal: 'https://receipts.example/1' },
          { ...operation, orderNumber: '2', checkFiscal: 'javascript:alert(1)' },
        ],
        { total: 2 },
      ),
    )
    const links = await screen.findAllByRole('link', { name: /чек/i })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://receipts.example/1'])
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('leads to the sheet of each stay that was paid for', async () => {
    await openHistory(() =>
      ok([
        { ...operation, orderNumber: '1' },
        { ...operation, orderNumber: '2', status: 'error' },
        { ...operation, orderNumber: '3', type: 'refill' },
      ]),
    )
    const links = await screen.findAllByRole('link', { name: /сведения о парковке/u })
    expect(links).toHaveLength(1)
    expect(links[0]?.getAttribute('href')).toMatch(/^\/profile\/parking\/evidence\?order=/u)
  })

  it.each([
    ['ru', 1, '1 запись не удалось прочитать.'],
    ['ru', 3, '3 записи не удалось прочитать.'],
    ['ru', 5, '5 записей не удалось прочитать.'],
    ['en', 1, '1 entry couldn’t be read.'],
    ['en', 2, '2 entries couldn’t be read.'],
  ] as const)('says in %s that %i couldn’t be read', async (language, count, text) => {
    const unreadable = Array.from({ length: count }, () => ({ ...operation, sum: 'x' }))
    await openHistory(() => ok([operation, ...unreadable]), { language })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  })

  it.each([[[1, 'x', { foo: 1 }]], [{}]])('is not empty because of %j', async (operations) => {
    await openHistory(() => ok(operations))
    expect((await screen.findByRole('alert')).textContent).toContain('История не загрузилась')
    expect(screen.queryByText('Операций пока нет')).toBeNull()
  })

  it('reads on, 50 at a time', async () => {
    const { user, server } = await openHistory(({ fields }) =>
      ok(many(fields['offset'] === '0' ? 50 : 3, Number(fields['offset']) + 1), { total: 53 }),
    )
    const table = await screen.findByRole('table')
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => {
      expect(server.callsOf('get-operations-with-filter')).toHaveLength(2)
      expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
    })
    expect(table.getAttribute('aria-rowcount')).toBe('54')
    expect(
      server
        .callsOf('get-operations-with-filter')
        .map(({ fields }) => [fields['limit'], fields['offset']]),
    ).toEqual([
      ['50', '0'],
      ['50', '50'],
    ])
  })

  it('says that there is nothing yet and what to do', async () => {
    await openHistory(() => ok([], { total: 0 }), { search: '?period=all' })
    expect(await screen.findByText('Операций пока нет')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Оплатить парковку' })
    expect(link.getAttribute('href')).toBe('/profile/parking')
  })

  it('says in words that it did not load, and tries again', async () => {
    let isBroken = true
    const { user } = await openHistory(() =>
      isBroken ? refusal('UnknownError') : ok([operation], { total: 1 }),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('История не загрузилась')
    expect(alert.textContent).toContain('Сервер ответил ошибкой')
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Попробовать ещё раз' }))
    expect((await screen.findByRole('rowheader')).textContent).toContain('100500')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['ru', 'Ошибка загрузки статистики', 'Попробовать ещё раз', 'Период'],
    ['en', 'Statistics load error', 'Try again', 'Period'],
  ] as const)('says in %s that nothing of it loaded', async (language, title, again, period) => {
    let isBroken = true
    const answer = (result: unknown) => () => (isBroken ? refusal('UnknownError') : ok(result))
    const { user } = await openHistory(answer([operation]), {
      language,
      profile: answer({ email: 'driver@parking.example' }),
      zones: answer([]),
    })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByLabelText(period)).toBeNull()
    isBroken = false
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: again }))
    expect((await screen.findByRole('rowheader')).textContent).toContain('100500')
    expect(screen.getByLabelText(period)).toBeTruthy()
  })

  it('keeps what it has when the rest does not load', async () => {
    let isBroken = true
    const { user } = await openHistory(({ fields }) => {
      if (fields['offset'] === '0') return ok(many(50), { total: 51 })
      return isBroken ? refusal('UnknownError') : ok(many(1, 51), { total: 51 })
    })
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Не удалось загрузить остальное')
    expect(screen.getByRole('table')).toBeTruthy()
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Попробовать ещё раз' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is for members alone', async () => {
    const { router } = await renderProfile({
      backEnd: backEnd({ 'get-options-info-v3': () => ok({ isClose: false }) }),
      path: '/profile/operations',
    })
    await screen.findByRole('heading', { name: 'Карта' })
    expect(router.state.location.pathname).toBe('/')
  })
})
