import { isSeen, pressed, seen } from '@parking/payments/testing'
import { openCity, type CityBackEnd } from '@parking/runtime/testing/city'
import { memoryStorage } from '@parking/runtime/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'
import { sessionActionClosed } from '../draft/useSessionAction.ts'
import { stubNotifications } from '../testing/stubNotifications.ts'

const plate = 'А123ВС116'
const minute = 60_000
const endsSoon = (minutesLeft = 14.9, modes = {}) =>
  openCity({ sessions: [{ plate, minutesLeft }], modes })
/** The button of the dialog, with the price on it. */
const pay = /^Продлить · \d/u

/** Lets time pass, and the page see it. */
function pass(city: CityBackEnd, milliseconds: number): void {
  act(() => {
    city.now += milliseconds
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

let undo = (): void => undefined
afterEach(() => undo())

describe('a reminder', () => {
  it('leads to an extension in two presses, by the shortest time that is sold', async () => {
    const city = endsSoon()
    await renderSessions(city, { path: '/' })
    await seen('Осталось 14 мин.')
    await pressed('Продлить')
    await pressed(pay)
    await waitFor(() => expect(city.callsOf('renew').length).toBe(1))
    expect(city.callsOf('renew')[0]?.fields['Duration']).toBe('15')
  })

  it('offers the last extension of this driver the next time', async () => {
    const storage = memoryStorage()
    const city = endsSoon()
    await renderSessions(city, { path: '/', storage })
    await pressed('Продлить')
    const dialog = await screen.findByRole('dialog')
    const chip = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '30 мин',
    )
    act(() => chip?.click())
    await pressed(/^Продлить · 50/u)
    await seen('Парковка продлена')
    await city.rests()
    const [extended] = city.sessions
    pass(city, (extended?.endsAt ?? 0) - city.now - 14.9 * minute)
    await seen('Осталось 14 мин.')
    await pressed('Продлить')
    await pressed(/^Продлить · 50/u)
    await waitFor(() => expect(city.callsOf('renew').length).toBe(2))
    expect(city.callsOf('renew').map(({ fields }) => fields['Duration'])).toEqual(['30', '30'])
  })

  it.each([{ worker: 'none' }, { worker: 'there', pageMakes: false }] as const)(
    'of the browser opens the same dialog: %j',
    async (has) => {
      const browser = stubNotifications({ permission: 'granted', ...has })
      undo = browser.undo
      const storage = memoryStorage()
      storage.set('parking.reminders', 'on')
      const city = endsSoon()
      await renderSessions(city, { path: '/', storage })
      await waitFor(() => expect(browser.shown).toHaveLength(1))
      const address = browser.shown[0]?.address
      act(() => {
        browser.presses.forEach((press) => press())
        browser.workerTells({ pressedReminder: address })
      })
      await screen.findByRole('button', { name: pay })
      act(() => sessionActionClosed())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      pass(city, 10 * minute)
      await waitFor(() => expect(browser.shown).toHaveLength(2))
      act(() => {
        browser.presses.at(-1)?.()
        browser.workerTells({ pressedReminder: address })
      })
      await screen.findByRole('button', { name: pay })
    },
  )

  it('that is pressed when no page is open leads to the same dialog by its address', async () => {
    const city = endsSoon()
    await renderSessions(city, { path: '/profile/parking#extend=1' })
    expect(await screen.findByRole('button', { name: pay })).toBeTruthy()
  })

  it('of a session that is gone opens nothing', async () => {
    const browser = stubNotifications({ permission: 'default', worker: 'there' })
    undo = browser.undo
    await renderSessions(endsSoon(), { path: '/profile/parking#extend=none' })
    await seen('Осталось 14 мин.')
    act(() => {
      for (const told of ['/profile/parking#extend=none', '/profile/parking', null]) {
        browser.workerTells({ pressedReminder: told })
      }
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a parking that is over leads to the form', async () => {
    const city = endsSoon()
    const { router } = await renderSessions(city, { path: '/' })
    await seen('Осталось 14 мин.')
    pass(city, 15 * minute)
    await pressed('Начать новую парковку')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/parking'))
    expect(router.state.location.search).toEqual({ zone: '101', plate })
  })

  it('extends nothing where a parking is paid when it ends', async () => {
    await renderSessions(endsSoon(14.9, { dontUseBalance: true }), { path: '/' })
    await seen('Осталось 14 мин.')
    expect(isSeen('Продлить')).toBe(false)
  })
})

describe('an extension that would leave a gap', () => {
  it('is warned of shortly before the end, and when the time has passed', async () => {
    const city = endsSoon(14.9)
    await renderSessions(city, { path: '/' })
    await pressed('Продлить')
    await screen.findByRole('dialog')
    expect(isSeen(/минуты между ними останутся неоплаченными/u)).toBe(false)
    pass(city, 13.5 * minute)
    await seen(/минуты между ними останутся неоплаченными/u)
    pass(city, 2 * minute)
    await waitFor(() => expect(city.callsOf('get-profile-v6').length).toBe(2))
    await seen('Парковка закончилась в 12:14')
    await seen(/Минуты с 12:14 не оплачены, и новая парковка их не покроет/u)
    expect(screen.queryByRole('button', { name: pay })).toBeNull()
    expect(city.callsOf('renew')).toEqual([])
  })
})
