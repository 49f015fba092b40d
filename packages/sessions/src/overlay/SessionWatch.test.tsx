import { wakeLater } from '@parking/ui/testing'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isSeen, seen } from '@parking/payments/testing'
import { openCity } from '@parking/runtime/testing/city'
import { renderSessions } from '../testing/renderSessions.tsx'

const plate = 'А123ВС116'

/** A city whose one session ends while the profile is on its way. */
function endingMeanwhile() {
  const city = openCity({ sessions: [{ plate, minutesLeft: 0.1 }] })
  city.fault = {
    'get-profile-v6': async (_call, own) => {
      const answer = await own()
      city.fault = {}
      city.pass(12_000)
      return answer
    },
  }
  return city
}

describe('SessionWatch', () => {
  it('tells of an end that came while the page was on its way, and reads the profile once more', async () => {
    const city = endingMeanwhile()
    await renderSessions(city, { path: '/' })
    await seen('Парковка закончилась')
    await waitFor(() => expect(city.callsOf('get-profile-v6').length).toBe(2))
  })

  it('tells of 15 minutes that were reached meanwhile, and how many of them are left', async () => {
    const city = openCity({ sessions: [{ plate, minutesLeft: 14.9 }] })
    await renderSessions(city, { path: '/' })
    await seen('Осталось 14 мин.')
    expect(city.callsOf('get-profile-v6').length).toBe(1)
  })

  it('does not leave the words of an end over the form of what is next', async () => {
    const city = endingMeanwhile()
    const { router } = await renderSessions(city, { path: '/' })
    await seen('Парковка закончилась')
    wakeLater(60)
    expect(isSeen('Парковка закончилась')).toBe(true)
    await router.navigate({ to: '/profile/parking' })
    await seen('Сейчас ничего не оплачено')
    wakeLater(7)
    await waitFor(() => expect(isSeen('Парковка закончилась')).toBe(false))
  })

  it('says nothing of an end long ago', async () => {
    const city = openCity({ sessions: [{ plate, minutesLeft: -5 }] })
    await renderSessions(city)
    await seen('Сейчас ничего не оплачено')
    expect(isSeen('Парковка закончилась')).toBe(false)
  })
})
