import { isSeen, seen } from '@parking/payments/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderLinked } from '../testing/renderLinked.tsx'

const full = {
  title: 'Парковка, зона 101',
  dateIn: '23.11.2026 12:00',
  dateOut: '23.11.2026 14:00',
  price: '200.00',
  ts: 'А123ВС116',
}
const open = (search: Record<string, string>) =>
  renderLinked(`/check?${new URLSearchParams(search)}`)

/** What stands under a name. */
function valueOf(name: string): string | null | undefined {
  return screen.getByText(name).parentElement?.querySelector('dd')?.textContent
}

describe('the receipt of a link', () => {
  it('shows what the link says and that it is no fiscal document', async () => {
    const { user } = await open(full)
    await seen('Это не фискальный документ')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Чек парковки')
    expect(valueOf('За что')).toBe('Парковка, зона 101')
    expect(valueOf('Начало')).toBe('23.11.2026 12:00')
    expect(valueOf('Конец')).toBe('23.11.2026 14:00')
    expect(valueOf('Сумма')).toBe('200,00\u00A0₽')
    expect(screen.getByRole('img', { name: 'А 1 2 3 В С 1 1 6' })).toBeTruthy()
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await user.click(screen.getByRole('button', { name: 'Напечатать' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says what is missing', async () => {
    await open({ price: '200' })
    await seen('Это не фискальный документ')
    expect(['За что', 'Начало', 'Конец', 'Машина'].map(valueOf)).toEqual(
      Array.from({ length: 4 }, () => 'не указано'),
    )
  })

  it.each([{}, { price: '  ' }, { address: 'https://elsewhere.example' }])(
    'says that a link has no receipt in it: %j',
    async (search: Record<string, string>) => {
      await open(search)
      await seen('В ссылке нет данных чека')
      expect(screen.getByRole('link', { name: 'На карту парковок' })).toBeTruthy()
    },
  )

  it('shows odd values as text, cut where they are long', async () => {
    const { router } = await open({
      title: `<img src=x onerror=alert(1)>${'а'.repeat(500)}`,
      dateIn: 'javascript:alert(1)',
      dateOut: 'https://elsewhere.example/',
      price: 'много денег',
      ts: 'WRONG PLATE',
    })
    await seen('Это не фискальный документ')
    expect(valueOf('За что')).toHaveLength(121)
    expect(valueOf('Конец')).toBe('https://elsewhere.example/')
    expect(valueOf('Сумма')).toBe('много денег')
    expect(valueOf('Машина')).toBe('WRONG PLATE')
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryByRole('img', { name: '' })).toBeNull()
    expect(router.state.location.pathname).toBe('/check')
  })

  it('is for people who are not signed in', async () => {
    const { router } = await renderLinked(`/check?${new URLSearchParams(full)}`, { token: 't' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(isSeen('Это не фискальный документ')).toBe(false)
  })
})
