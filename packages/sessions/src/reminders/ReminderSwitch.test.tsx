import { isSeen, seen } from '@parking/payments/testing'
import { AppContextProvider } from '@parking/runtime'
import { backEnd, createTestContext, memoryStorage } from '@parking/runtime/testing'
import { ParkingProvider } from '@parking/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionsTexts } from '../texts/ru.ts'
import { stubNotifications, type StubbedBrowser } from '../testing/stubNotifications.ts'
import { PaidReminderButton } from './PaidReminderButton.tsx'
import { ReminderSwitch } from './ReminderSwitch.tsx'

let undo = (): void => undefined
afterEach(() => undo())

/** The switch, and the button of a driver who stands for free, in a browser. */
async function open(has: StubbedBrowser | null) {
  const browser = has === null ? null : stubNotifications(has)
  undo = browser?.undo ?? (() => undefined)
  const context = await createTestContext({
    fetch: backEnd({}).fetch,
    texts: [sessionsTexts],
    storage: memoryStorage(),
  })
  render(
    <AppContextProvider value={context}>
      <ParkingProvider env="test">
        <ReminderSwitch />
        <PaidReminderButton zone="101" at={Date.now() + 3_600_000} />
      </ParkingProvider>
    </AppContextProvider>,
  )
  return browser
}
const offer = () =>
  screen.queryByRole<HTMLInputElement>('switch', { name: /^Напоминать в браузере/u })
const found = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: /^Напоминать в браузере/u })
const denied = /Разрешите уведомления в настройках сайта/u

describe('the switch of reminders', () => {
  it.each([
    ['the browser knows no notifications', null],
    ['a page may not show one and no worker is there', { permission: 'default', pageMakes: false }],
    ['nothing could show one though it was allowed', { permission: 'granted', pageMakes: false }],
    ['it was denied and could not be shown either', { permission: 'denied', pageMakes: false }],
  ] as const)('is not offered where %s', async (_, has) => {
    await open(has)
    await screen.findByRole('button')
    expect(offer()).toBeNull()
    expect(isSeen(denied)).toBe(false)
  })

  it('is offered once the worker is there, where only that may show one', async () => {
    const browser = await open({
      permission: 'default',
      answer: 'granted',
      pageMakes: false,
      worker: 'later',
    })
    await screen.findByRole('button')
    expect(offer()).toBeNull()
    act(() => browser?.workerComes())
    await userEvent.click(await found())
    await seen(/Напомним в браузере за 15 и за 5 минут до конца/u)
    expect(offer()?.checked).toBe(true)
    await userEvent.click(await found())
    await seen(/Предупредим за 15 и за 5 минут до конца/u)
    expect(offer()?.checked).toBe(false)
  })

  it('says what to do where permission was denied', async () => {
    await open({ permission: 'denied' })
    await seen(denied)
    expect(offer()).toBeNull()
  })

  it('says so when it is denied as it is asked for', async () => {
    await open({ permission: 'default', answer: 'denied' })
    await userEvent.click(await found())
    await seen(denied)
    expect(offer()).toBeNull()
  })

  it('stays where nobody has answered', async () => {
    await open({ permission: 'default', answer: 'default' })
    await userEvent.click(await found())
    expect((await found()).checked).toBe(false)
  })
})

describe('the button of a driver who stands for free', () => {
  it.each([
    ['the browser will tell', { permission: 'default', answer: 'granted' }, false],
    ['the browser may not', { permission: 'default', answer: 'denied' }, true],
    ['the browser can’t', null, true],
  ] as const)('says where it will be told: %s', async (_, has, onlyHere) => {
    await open(has)
    await userEvent.click(await screen.findByRole('button', { name: /^Напомнить, когда/u }))
    await screen.findByRole('button', { name: /^Напомним/u })
    const note = 'Скажем об этом на сайте: уведомления браузера не включены.'
    await expect.poll(() => isSeen(note)).toBe(onlyHere)
    await userEvent.click(screen.getByRole('button', { name: /^Напомним/u }))
    expect(isSeen(note)).toBe(false)
  })
})
