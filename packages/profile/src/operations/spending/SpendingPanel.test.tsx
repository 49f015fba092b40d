import { screen, waitFor, within } from '@testing-library/react'
import { later, ok, refusal } from '@parking/runtime/testing'
import { expect, it } from 'vitest'
import { many, openHistory, operation } from '../openHistory.testkit.ts'

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ')
const table = async () => {
  const found = await screen.findByRole('table', { name: 'Расходы в числах' })
  return (
    within(found)
      .getAllByRole('row')
      .slice(1)
      // Before its figure a cell names its column, for phones alone.
      .map((row) => [...row.children].map((cell) => plain(cell.lastChild?.textContent)))
  )
}

const mixed = [
  operation,
  { ...operation, orderNumber: '2', type: 'cancel', sum: '40' },
  { ...operation, orderNumber: '3', type: 'refill', sum: '500' },
  { ...operation, orderNumber: '4', zone: '102', dateOperation: '03/10/2026 10:00', sum: '50' },
  { ...operation, orderNumber: '5', type: 'subscription', zone: '', transport: '', sum: '2250' },
]

it('tells what was spent by month, by car and by zone, in figures too', async () => {
  const { user, server } = await openHistory(() => ok(mixed, { total: 5 }))
  const open = await screen.findByRole('button', { name: 'Показать расходы на графике' })
  expect(server.callsOf('get-operations-with-filter')).toHaveLength(1)
  await user.click(open)
  expect(await table()).toEqual([
    ['октябрь 2026', '50,00 ₽', '0,00 ₽', '1'],
    ['ноябрь 2026', '2 350,50 ₽', '40,00 ₽', '3'],
    ['Всего', '2 400,50 ₽', '40,00 ₽', '4'],
  ])
  expect(screen.getByRole('img', { name: /График расходов/u })).toBeTruthy()
  expect(plain(screen.getByText(/Посчитано по/u).textContent)).toBe(
    'Посчитано по 5 операциям этого фильтра. Расходы и возвраты среди них: 4. Потрачено 2 400,50 ₽, возвращено 40,00 ₽.',
  )
  await user.click(screen.getByRole('radio', { name: 'Машины' }))
  expect((await table()).map(([name, spent]) => [name, spent])).toEqual([
    ['Без машины', '2 250,00 ₽'],
    ['А 123 ВС 116', '150,50 ₽'],
    ['Всего', '2 400,50 ₽'],
  ])
  await user.click(screen.getByRole('radio', { name: 'Зоны' }))
  expect((await table()).map(([name]) => name)).toEqual([
    'Без зоны',
    'Зона 101',
    'Зона 102',
    'Всего',
  ])
})

it('reads every page, says how far it is, and stops and goes on when it is told to', async () => {
  const late = later()
  const { user } = await openHistory((call, own) => {
    const { fields } = call
    const at = Number(fields['offset'])
    if (fields['limit'] === '50') return ok(many(50), { total: 520 })
    return at === 0 ? ok(many(500), { total: 520 }) : late.answer(call, own)
  })
  await user.click(await screen.findByRole('button', { name: 'Показать расходы на графике' }))
  expect(await screen.findByText('Читаем операции: 500 из 520')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Остановить' }))
  expect(await screen.findByText(/Чтение остановлено/u)).toBeTruthy()
  expect((await table()).at(-1)?.at(-1)).toBe('500')
  late.come(ok(many(20, 501), { total: 520 }))
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  await waitFor(async () => expect((await table()).at(-1)?.at(-1)).toBe('520'))
  expect(screen.queryByText(/Чтение остановлено/u)).toBeNull()
})

it('counts all where a back end caps its pages and does not say how many there are', async () => {
  const { user } = await openHistory(({ fields }) => {
    const at = Number(fields['offset'])
    return ok(many(Math.min(50, 120 - at), at + 1))
  })
  await user.click(await screen.findByRole('button', { name: 'Показать расходы на графике' }))
  expect((await table()).at(-1)?.at(-1)).toBe('120')
})

it('says that not all could be read, and tries again', async () => {
  let isBroken = true
  const { user } = await openHistory(({ fields }) =>
    isBroken && fields['limit'] !== '50' ? refusal('UnknownError') : ok([operation], { total: 1 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Показать расходы на графике' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Прочитаны не все операции')
  isBroken = false
  await user.click(within(alert).getByRole('button'))
  expect((await table()).at(-1)?.at(-1)).toBe('1')
})
