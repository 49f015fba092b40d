import { profileQuery } from '@parking/api-client'
import { isSeen, pressed, seen } from '@parking/payments/testing'
import { lostAnswer } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPermits } from '../testing/renderPermits.tsx'

/** A city whose driver has a permit. */
const withPermit = (isPaused = false): CityBackEnd => openCity({ permits: [{ isPaused }] })

/** How permit calls refuse: in words for people, and without a name. */
const refused = (errorMessage: string): object => ({ status: 'Error', errorMessage })

/** Opens the question of an action by the menu of the permit. */
async function ask(action: string, question: string): Promise<HTMLElement> {
  const menu = await screen.findByRole('button', { name: /^Действия: Абонемент на месяц, А 123/u })
  menu.click()
  const item = await screen.findByRole('menuitem', { name: action, hidden: true })
  item.click()
  return screen.findByRole('alertdialog', { name: question })
}

describe('an action on a permit', () => {
  it('pauses it once that was confirmed', async () => {
    const city = withPermit()
    await renderPermits(city)
    await ask('Приостановить', 'Приостановить абонемент?')
    expect(city.callsOf('pauseAb')).toEqual([])
    await pressed('Приостановить')
    await seen('Действие абонемента приостановлено')
    await seen('Приостановлен')
    expect(city.callsOf('pauseAb')).toHaveLength(1)
  })

  it('continues one that is paused', async () => {
    const city = withPermit(true)
    await renderPermits(city)
    await ask('Возобновить', 'Возобновить абонемент?')
    await pressed('Возобновить')
    await seen('Действие абонемента возобновлено')
    await waitFor(() => expect(isSeen('Приостановлен')).toBe(false))
  })

  it('changes nothing when the question is left', async () => {
    const city = withPermit()
    await renderPermits(city)
    await ask('Приостановить', 'Приостановить абонемент?')
    await pressed('Назад')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(city.callsOf('pauseAb')).toEqual([])
  })

  it("moves it to another car of the account's", async () => {
    const city = withPermit()
    const { user } = await renderPermits(city)
    const dialog = await ask('Сменить машину', 'Сменить машину?')
    await pressed('Сменить')
    await within(dialog).findByText('Выберите, на какую машину перенести абонемент.')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
    await user.click(within(dialog).getByRole('radio', { name: /М 4 5 6/u }))
    await pressed('Сменить')
    await seen('Транспортное средство успешно изменено')
    expect(city.callsOf('changeGRZ')[0]?.fields).toMatchObject({
      orderNum: 'AB-1',
      grzNew: 'М456ОР116',
    })
    await screen.findByRole('button', { name: /М 456 ОР 116$/u })
  })

  it("says no in the server's own words", async () => {
    const city = withPermit()
    city.fault = { pauseAb: () => refused('Этот абонемент нельзя приостановить') }
    await renderPermits(city)
    const dialog = await ask('Приостановить', 'Приостановить абонемент?')
    await pressed('Приостановить')
    await within(dialog).findByText('Этот абонемент нельзя приостановить')
    expect(isSeen('Действие абонемента приостановлено')).toBe(false)
  })
})

describe('a refund', () => {
  it('gives the permit back for its money, and has benefits and profile read again', async () => {
    const city = withPermit()
    const { context } = await renderPermits(city)
    await ask('Вернуть', 'Вернуть абонемент?')
    await pressed('Вернуть')
    await seen('Оплата за абонемент возвращена')
    await seen(/На баланс вернулось 2 666,66 ₽/u)
    await seen('Абонементов и льгот пока нет')
    expect(city.callsOf('refund')).toHaveLength(1)
    const { queryKey } = profileQuery(context.api)
    await waitFor(() =>
      expect(context.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true),
    )
  })

  it('is never sent twice when its answer is lost, and is found by the permit that is gone', async () => {
    const city = withPermit()
    city.fault = { refund: lostAnswer }
    await renderPermits(city)
    await ask('Вернуть', 'Вернуть абонемент?')
    await pressed('Вернуть')
    await seen('Оплата за абонемент возвращена')
    expect(city.callsOf('refund')).toHaveLength(1)
  })

  it('is not sent when another device has given the permit back', async () => {
    const city = withPermit()
    await renderPermits(city)
    await ask('Вернуть', 'Вернуть абонемент?')
    city.endPermits()
    await pressed('Вернуть')
    await seen(/Этого абонемента больше нет: его вернули/u)
    expect(city.callsOf('refund')).toEqual([])
  })

  it("says no in the server's own words, and the permit stays", async () => {
    const city = withPermit()
    city.fault = { refund: () => refused('За этот абонемент оплата не возвращается') }
    await renderPermits(city)
    const dialog = await ask('Вернуть', 'Вернуть абонемент?')
    await pressed('Вернуть')
    await within(dialog).findByText('За этот абонемент оплата не возвращается')
    expect(isSeen('Оплата за абонемент возвращена')).toBe(false)
  })
})
