import { pressAimed } from '@parking/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryKey } from '@parking/api-client'
import { enabledButton, isSeen, pressed, seen } from '@parking/payments/testing'
import { changed, lostAnswer, misspelt, noConnection, refusal } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { renderParking } from '../testing/renderParking.tsx'
import { tariffTown } from '@parking/sessions/testing'

const extend = 'Продлить парковку А 123 ВС 116'
/** Only with a price on it. */
const confirm = /^Продлить · \d/u
const cancel = 'Завершить парковку А 123 ВС 116'
const running = (minutesLeft: number, balance = 50_000) =>
  openCity({ balance, sessions: [{ plate: 'А123ВС116', minutesLeft }] })

/** Opens the dialog and chooses by how much; the form offers the same before it. */
async function extendBy(duration: string): Promise<void> {
  await pressed(extend)
  await screen.findByRole('dialog', { name: 'Продлить парковку' })
  const [, chip] = await screen.findAllByRole('button', { name: duration })
  chip?.click()
}

/** Another device extends the session by an hour. */
function otherDeviceExtends(city: CityBackEnd): Promise<void> {
  return city.elsewhere('renew', { ReservationId: '1', Duration: '60' })
}

describe('a running session', () => {
  it('shows where, what and until when', async () => {
    await renderParking(running(60))
    await screen.findByRole('button', { name: extend })
    const section = screen.getByRole('region', { name: 'Идут сейчас' })
    expect(section.textContent).toMatch(/осталось 1 ч.*Зона 101.*11:50 – 13:00/u)
  })

  it('is worded as ending from 15 minutes on', async () => {
    await renderParking(running(15))
    expect((await seen('заканчивается')).textContent).toBe('заканчивается')
  })

  it('cannot be ended early with less than 30 minutes left, and says why', async () => {
    await renderParking(running(29))
    const button = await screen.findByRole('button', { name: cancel })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = await seen('Меньше 30 минут до конца: завершить досрочно нельзя.')
    expect(button.getAttribute('aria-describedby')).toBe(reason.id)
    await pressAimed(button)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that waits for its payment stands among the deferred ones', async () => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 60, waiting: true }]
    await renderParking(openCity({ sessions }))
    await seen('К оплате')
    expect(screen.queryByRole('button', { name: extend })).toBeNull()
  })
})

describe('extending', () => {
  it('asks for the cost first, then charges once', async () => {
    const city = running(20)
    await renderParking(city)
    await extendBy('30 мин')
    await seen(/Будет идти до 12:50/u)
    expect(city.callsOf('renew')).toEqual([])
    expect(city.callsOf('cost').at(-1)?.fields).toMatchObject({
      ReservationId: '1',
      Duration: '30',
    })
    await pressed(confirm)
    await seen('Парковка продлена')
    expect(isSeen(/А 123 ВС 116: ещё 30 мин, до 12:50\. Списано 50,00 ₽\./u)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(city.callsOf('renew').length).toBe(1)
    await waitFor(() => expect(isSeen('11:50 – 12:50')).toBe(true))
  })

  it('is paid by Enter on its duration too, but not before the price has been in sight', async () => {
    const city = running(20)
    const { user } = await renderParking(city)
    await pressed(extend)
    const dialog = await screen.findByRole('dialog', { name: 'Продлить парковку' })
    within(dialog).getByRole('spinbutton').focus()
    await user.keyboard('{ArrowUp}{Enter}')
    expect(city.callsOf('renew')).toEqual([])
    await enabledButton(confirm)
    await waitFor(
      async () => {
        await user.keyboard('{Enter}')
        expect(isSeen('Парковка продлена')).toBe(true)
      },
      { timeout: 10_000, interval: 800 },
    )
    expect(city.callsOf('renew').length).toBe(1)
  })

  it('leads to a new parking when the session is over', async () => {
    const city = running(20)
    city.fault = { renew: () => refusal('ParkingSessionIsOver') }
    const { router } = await renderParking(city)
    await extendBy('30 мин')
    await pressed(confirm)
    await pressed('Начать новую парковку')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toEqual({ zone: '101', plate: 'А123ВС116' })
  })

  it('asks about an old price first, and sends nothing when it has changed', async () => {
    const city = running(20)
    city.fault = { cost: changed({ totalcost: '50.00' }) }
    await renderParking(city)
    await extendBy('1 ч')
    const button = await enabledButton(confirm)
    city.fault = {}
    city.pass(61_000)
    await pressAimed(button)
    await seen('Цена изменилась: было 50,00 ₽, стало 100,00 ₽.')
    expect(city.callsOf('renew')).toEqual([])
    await pressed(confirm)
    await seen(/А 123 ВС 116: ещё 1 ч, до 13:20\. Списано 100,00 ₽\./u)
    expect(city.callsOf('renew').length).toBe(1)
  })

  it('asks for the price again when another device has moved the end', async () => {
    const city = running(20)
    const { context } = await renderParking(city)
    await extendBy('30 мин')
    await seen(/Будет идти до 12:50/u)
    await otherDeviceExtends(city)
    const before = city.callsOf('cost').length
    await context.queryClient.invalidateQueries({ queryKey: queryKey(context.api, 'profile') })
    await seen(/Будет идти до 13:50/u)
    await waitFor(() => expect(city.callsOf('cost').length).toBe(before + 1))
  })

  it('asks no longer whether to pay for one extension once another is chosen', async () => {
    const city = running(20, 100_000)
    city.fault = { renew: () => noConnection }
    await renderParking(city)
    await extendBy('2 ч')
    await pressed(confirm)
    await seen('Неизвестно, прошёл ли платёж')
    await pressed(confirm)
    await seen('Прошлая попытка могла пройти')
    const chips = await screen.findAllByRole('button', { name: '30 мин' })
    chips.at(-1)?.click()
    await waitFor(() => expect(isSeen('Прошлая попытка могла пройти')).toBe(false))
    expect(city.callsOf('renew').length).toBe(1)
  })

  it('says that the city took another sum than was shown', async () => {
    const city = running(20)
    city.fault = { renew: misspelt('"sum":"150.00"', '"sum":"175.50"') }
    await renderParking(city)
    await extendBy('30 мин')
    await pressed(confirm)
    await seen('Парковка продлена')
    expect(isSeen(/до 12:50\. Списано 75,50 ₽, хотя показано было 50,00 ₽\./u)).toBe(true)
  })

  it('says how much is missing and leads to the top-up', async () => {
    const city = running(20, 1_000)
    await renderParking(city)
    await extendBy('30 мин')
    await seen(/На балансе не хватает 40,00/u)
    expect(screen.queryByRole('button', { name: confirm })).toBeNull()
    await pressed(/^Пополнить на 40\s₽ и продлить$/u)
    await screen.findByRole('dialog', { name: 'Пополнить баланс' })
  })

  it('ends in the truth when the answer is lost', async () => {
    const city = running(20)
    city.fault = { renew: lostAnswer }
    await renderParking(city)
    await extendBy('30 мин')
    await pressed(confirm)
    await seen('Парковка продлена')
    expect(city.charges.length).toBe(1)
  })

  it('says that the browser has sent it twice: both operations, the end that came of it and what to do', async () => {
    const city = running(20)
    city.fault = {
      renew: async (_call, own) => {
        await own()
        return own()
      },
    }
    await renderParking(city)
    await extendBy('30 мин')
    await pressed(confirm)
    await seen('Парковка продлена')
    await seen(/Вы просили до 12:50, а город записал до 13:20\./u)
    const notice = (await seen('Возможно, за одно нажатие списано дважды')).closest(
      '[role="alert"]',
    )
    expect(notice?.textContent).toMatch(/операция 1\d+\.?.*операция 1\d+/u)
    await screen.findByRole('link', { name: 'Сведения о парковке' })
    expect(screen.getByRole('link', { name: 'Позвонить оператору' }).getAttribute('href')).toBe(
      'tel:+70000000000',
    )
    expect(city.callsOf('renew').length).toBe(1)
    expect(city.charges.length).toBe(2)
  })

  it('believes the city before an account that is late, and follows until it agrees', async () => {
    const city = running(20)
    await renderParking(city)
    const late: object[] = []
    city.fault = {
      'get-profile-v6': () => (city.callsOf('get-profile-v6').length < 6 ? late[0] : undefined),
    }
    await extendBy('30 мин')
    const before = await city.fetch(
      new Request('https://kazan.parking.example/api/profile/get-profile-v6?token=token-1'),
    )
    late.push(Object(await before.json()))
    await pressed(confirm)
    await seen('Парковка продлена')
    await waitFor(() => expect(city.callsOf('get-profile-v6').length).toBeGreaterThan(6))
    expect(isSeen(/12:20/u)).toBe(false)
    expect(screen.getAllByText(/12:50/u).length).toBeGreaterThan(0)
  })

  it('goes on after the token has expired, with the duration that was chosen', async () => {
    const city = running(20)
    city.fault = { renew: () => refusal('TokenExpired') }
    const { context } = await renderParking(city)
    await extendBy('30 мин')
    await pressed(confirm)
    await waitFor(() => expect(context.session.store.getState().kind).toBe('expired'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    city.fault = {}
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await screen.findByRole('dialog', { name: 'Продлить парковку' })
    await pressed(confirm)
    await seen('Парковка продлена')
    expect(city.callsOf('renew').at(-1)?.fields).toMatchObject({ Duration: '30' })
  })

  it('into free time says until when it is free', async () => {
    const city = tariffTown('20:30', { sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] })
    await renderParking(city)
    await extendBy('30 мин')
    await seen('Дальше бесплатно до завтра, 08:00: продлевать не нужно.')
    expect(city.callsOf('renew')).toEqual([])
  })

  it('of a session that ended meanwhile says so', async () => {
    const city = running(20)
    const { context } = await renderParking(city)
    await pressed(extend)
    await screen.findByRole('dialog', { name: 'Продлить парковку' })
    city.now += 21 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    await seen('Эта парковка уже закончилась. Если машина ещё стоит, начните новую.')
    expect(context.clock.now()).toBe(city.now)
  })
})

describe('ending early', () => {
  it('asks, explains the rule, and shows what came back', async () => {
    const city = running(60)
    await renderParking(city)
    await pressed(cancel)
    await screen.findByRole('alertdialog', { name: 'Завершить парковку?' })
    expect(isSeen('Завершить можно, пока осталось 30 минут или больше.')).toBe(true)
    expect(city.callsOf('cancel')).toEqual([])
    await pressed('Завершить')
    await seen('Парковка завершена')
    expect(isSeen(/А 123 ВС 116: на баланс вернулось 83,34/u)).toBe(true)
    expect(city.callsOf('cancel').length).toBe(1)
    await seen('Сейчас ничего не оплачено')
  })

  it('says before it what comes back', async () => {
    const city = tariffTown('12:00', { sessions: [{ plate: 'А123ВС116', minutesLeft: 50 }] })
    await renderParking(city)
    await pressed(cancel)
    // The session cost 100 roubles, and an hour costs as much: ten minutes are used.
    await seen('На баланс вернётся около 83,34 ₽.')
    expect(city.callsOf('cancel')).toEqual([])
  })

  it('counts the minute that has begun as used', async () => {
    const city = tariffTown('12:00', { sessions: [{ plate: 'А123ВС116', minutesLeft: 50 }] })
    city.now += 5_000
    await renderParking(city)
    await pressed(cancel)
    await seen('На баланс вернётся около 81,67 ₽.')
    expect(isSeen('На баланс вернётся около 83,34 ₽.')).toBe(false)
  })

  it('changes nothing when the driver thinks better of it', async () => {
    const city = running(60)
    await renderParking(city)
    await pressed(cancel)
    await pressed('Оставить')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(city.callsOf('cancel')).toEqual([])
  })

  it('words the refusal of the back end', async () => {
    const city = running(60)
    city.fault = { cancel: () => refusal('NoSaving') }
    await renderParking(city)
    await pressed(cancel)
    await pressed('Завершить')
    await seen('Осталось меньше получаса: завершить парковку досрочно уже нельзя.')
    expect(city.balance).toBe(50_000)
  })

  it('leaves nothing running where the city says that it is over, and the account is late', async () => {
    const city = running(60)
    city.fault = {
      cancel: () => {
        city.later(120_000, () => city.endSessions())
        return refusal('ParkingSessionIsOver')
      },
    }
    await renderParking(city)
    await pressed(cancel)
    await pressed('Завершить')
    await seen(/^Эта парковка уже закончилась/u)
    await waitFor(() => expect(screen.queryByRole('button', { name: cancel })).toBeNull())
  })
})

describe('what was said', () => {
  const link = '/profile/parking?zone=101&type=roadside&duration=60'
  const started = async (city: CityBackEnd) => {
    const app = await renderParking(city, { path: link })
    await pressed(/^Начать парковку · \d/u)
    await seen('Парковка началась')
    await seen(/А 123 ВС 116, зона 101, до 13:00\. Списано 100,00 ₽\./u)
    return app
  }

  it('of a start leaves when the session is extended, and the new end is said', async () => {
    await started(openCity())
    await pressed(extend)
    await screen.findByRole('dialog', { name: 'Продлить парковку' })
    const half = (await screen.findAllByRole('button', { name: '30 мин' })).at(-1)
    half?.click()
    await pressed(confirm)
    await seen(/А 123 ВС 116: ещё 30 мин, до 13:30\./u)
    await waitFor(() => expect(isSeen('Парковка началась')).toBe(false))
  })

  it('of a start leaves when the session is ended early', async () => {
    await started(openCity())
    await pressed(cancel)
    await pressed('Завершить')
    await seen('Парковка завершена')
    await waitFor(() => expect(isSeen('Парковка началась')).toBe(false))
  })

  it('of a start and of an extension leaves with the end of the session', async () => {
    const city = openCity()
    await started(city)
    city.now += 60 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(isSeen('Парковка началась')).toBe(false))
  })

  it('of a start stays true after a lost answer', async () => {
    const city = openCity()
    city.fault = { start: lostAnswer }
    await started(city)
    await pressed(cancel)
    await pressed('Завершить')
    await seen('Парковка завершена')
    await waitFor(() => expect(isSeen('Парковка началась')).toBe(false))
  })

  it('of an extension leaves when another device has extended again', async () => {
    const city = running(20)
    const { context } = await renderParking(city)
    await extendBy('30 мин')
    await pressed(confirm)
    await seen(/ещё 30 мин, до 12:50\./u)
    await otherDeviceExtends(city)
    await context.queryClient.invalidateQueries({ queryKey: queryKey(context.api, 'profile') })
    await waitFor(() => expect(isSeen('Парковка продлена')).toBe(false))
  })
})

describe('the end of a session', () => {
  it('is announced 15 minutes before, and read again once when it has come', async () => {
    const city = running(16)
    await renderParking(city)
    await screen.findByRole('button', { name: extend })
    const passes = (minutes: number): void => {
      city.now += minutes * 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    }
    passes(2)
    await seen('Осталось 14 мин.')
    expect(isSeen(/А 123 ВС 116: оплачено до 12:16\. Дальше стоянка не оплачена\./u)).toBe(true)
    passes(10)
    await seen('Осталось 4 мин.')
    city.now += 3 * 60_000 + 18_000
    passes(0)
    await seen('Осталось меньше минуты.')
    const before = city.callsOf('get-profile-v6').length
    passes(1)
    await seen(/начните новую парковку: дальше стоянка не оплачена/u)
    passes(1)
    await waitFor(() => expect(city.callsOf('get-profile-v6').length).toBe(before + 1))
    expect(isSeen(/осталось/iu)).toBe(false)
  })
})
