import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isSeen, pressed, seen } from '@parking/payments/testing'
import { memoryStorage } from '@parking/runtime/testing'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { renderParking } from '../testing/renderParking.tsx'
import { kazanTime, tariffTown } from '@parking/sessions/testing'

const path = '/profile/parking?zone=101'
const paid = 'Зона 101: с 08:00 парковка платная. Если машина ещё там, оплатите стоянку.'
const moveTo = (city: CityBackEnd, time: string) => {
  city.now = kazanTime(time)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a driver who stands for free', () => {
  it('is told in the morning, and led to the form', async () => {
    const city = tariffTown('23:00')
    const { user, router } = await renderParking(city, { path })
    await pressed('Напомнить, когда станет платно')
    await seen('Напомним: бесплатно до завтра, 08:00')
    moveTo(city, '31:59')
    expect(isSeen('Парковка стала платной')).toBe(false)
    moveTo(city, '32:00')
    await seen(paid)
    await pressed('Оплатить')
    expect(router.state.location.search).toMatchObject({ zone: '101' })
    expect(isSeen(paid)).toBe(false)
    await user.tab()
  })

  it('is told after the page was loaded anew, and not when it is no news any more', async () => {
    const reminder = JSON.stringify({ zone: '101', at: kazanTime('32:00') })
    const storage = memoryStorage()
    storage.set('parking.person.remindPaid.kazan', reminder)
    const city = tariffTown('32:30')
    await renderParking(city, { path: '/', storage })
    await seen(paid)
    moveTo(city, '34:01')
    await waitFor(() => expect(isSeen(paid)).toBe(false))
  })

  it('is not told when a parking there has been paid', async () => {
    const storage = memoryStorage()
    storage.set(
      'parking.person.remindPaid.kazan',
      JSON.stringify({ zone: '101', at: kazanTime('32:00') }),
    )
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 60 }]
    await renderParking(tariffTown('32:30', { sessions }), { storage })
    await seen('Зона 101')
    expect(isSeen(paid)).toBe(false)
  })

  it('takes it back by another press', async () => {
    await renderParking(tariffTown('23:00'), { path })
    await pressed('Напомнить, когда станет платно')
    await pressed('Напомним: бесплатно до завтра, 08:00')
    await seen('Напомнить, когда станет платно')
    expect(isSeen(/Напомним/u)).toBe(false)
  })
})
