import { enabledButton, pressed, seen } from '@parking/payments/testing'
import { changed } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { positionForgotten, positionFound } from '@parking/runtime'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const zone101 = { path: '/profile/parking?zone=101&duration=60' }

/** Lets the browser answer where the device is; null: it does not tell. */
function deviceIs(position: readonly [number, number] | null, accuracy = 10): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (position === null) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field that is read
      failed?.({ code: 1 } as GeolocationPositionError)
      return
    }
    const [longitude, latitude] = position
    const coords = { longitude, latitude, accuracy }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are read
    found({ coords } as GeolocationPosition)
  }
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
  )
}

afterEach(() => {
  positionForgotten()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const isBusyButton = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('data-loading') === 'true'

describe('the sign in the street', () => {
  it('is said with its zone, and nobody is asked for a position', async () => {
    const city = openCity()
    await renderParking(city, zone101)
    await seen('Сверьте со знаком: зона 101.')
    expect(city.callsOf('v3')).toEqual([])
  })

  it('is near the phone that says so when it is asked', async () => {
    deviceIs([49.1, 55.8005])
    const { user } = await renderParking(openCity(), zone101)
    await user.click(await enabledButton('Я рядом?'))
    await seen(/Вы рядом: 5\d.м\./u)
    expect(screen.queryByText('Вы не в этой зоне?')).toBeNull()
  })

  it('is far from a phone that is 1.1 km away, and the zone stays', async () => {
    deviceIs([49.1, 55.81])
    const { user } = await renderParking(openCity(), zone101)
    await user.click(await enabledButton('Я рядом?'))
    await seen('Вы не в этой зоне?')
    await seen(/ближайшая парковка — 1,1.км/u)
    expect(screen.getByRole('combobox', { name: 'Зона' })).toHaveProperty('value', '101 · Центр')
    await enabledButton(/^Начать парковку · \d/u)
  })

  it('is not called far by a position that is off by more than that', async () => {
    positionFound({ position: [49.1, 55.81], accuracy: 1000 })
    await renderParking(openCity(), zone101)
    await seen(/Телефон знает место неточно: ближайшая парковка — 1,1.км/u)
    expect(screen.queryByText('Вы не в этой зоне?')).toBeNull()
  })

  it('counts alone where the phone does not tell where it is', async () => {
    deviceIs(null)
    const { user } = await renderParking(openCity(), zone101)
    await user.click(await enabledButton('Я рядом?'))
    await seen('Не удалось узнать, где вы. Верьте знаку.')
    expect(await enabledButton('Я рядом?')).toBeTruthy()
  })

  it('counts alone where the phone never answers, and can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const silent = { geolocation: { value: { getCurrentPosition: () => undefined } } }
    vi.stubGlobal('navigator', Object.create(navigator, silent))
    await renderParking(openCity(), zone101)
    await pressed('Я рядом?')
    await waitFor(() => expect(isBusyButton('Я рядом?')).toBe(true))
    act(() => {
      vi.advanceTimersByTime(15_000)
    })
    await seen('Не удалось узнать, где вы. Верьте знаку.')
    expect(isBusyButton('Я рядом?')).toBe(false)
  })

  it('counts alone for a place that the map does not know', async () => {
    positionFound({ position: [49.1, 55.8], accuracy: 10 })
    const city = openCity()
    city.fault = { 'get-map-info/v3': changed({ features: [] }) }
    await renderParking(city, zone101)
    await seen('На карте этого места нет: верьте знаку.')
    expect(screen.queryByText('Вы не в этой зоне?')).toBeNull()
  })
})
