import { positionForgotten, useDevicePosition, type Geolocator } from '@parking/runtime'
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { renderMap, type TestMap } from '../testing/renderMap.tsx'
import { smallCity } from '../testing/wireMap.ts'
import { useMapView } from '../view/useMapView.ts'

afterEach(() => {
  positionForgotten()
  vi.useRealTimers()
})

function at(longitude: number, latitude: number, accuracy: number): Geolocator {
  const coords = { longitude, latitude, accuracy }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are read
    getCurrentPosition: (found) => found({ coords } as GeolocationPosition),
  }
}

function refusing(code: number): Geolocator {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field that is read
    getCurrentPosition: (_found, failed) => failed?.({ code } as GeolocationPositionError),
  }
}

function otherCity(id: string, title: string, mapCenter: [number, number]) {
  return { id, mapCenter, titles: { ru: title, en: title } }
}

async function askWhere(geolocator?: Geolocator, more: Partial<TestMap> = {}) {
  const page = await renderMap({
    map: smallCity,
    ...more,
    ...(geolocator !== undefined && { geolocator }),
  })
  await screen.findByRole('button', { name: /Парковка 10101/u })
  await page.user.click(screen.getByRole('button', { name: 'Где я' }))
  return page
}

describe('where am I', () => {
  it('proposes the zone, to be confirmed by the sign, and leads to its payment', async () => {
    const { driver } = await askWhere(at(49.1003, 55.8, 20))
    expect(await screen.findByText('Похоже, вы в зоне 101')).toBeTruthy()
    expect(screen.getByText('Сверьте с номером на знаке.')).toBeTruthy()
    const moves = expect.arrayContaining(['to 49.1003 55.8', 'fix within 20'])
    await waitFor(() => expect(driver()?.moves).toEqual(moves))
    const link = screen.getByRole('link', { name: 'На знаке 101' })
    expect(link.getAttribute('href')).toMatch(/^\/profile\/parking\?.*zone=.?.?.?101/u)
    expect(useMapView.getState().selection).toBeNull()
  })

  it('is shown by the map that comes later too', async () => {
    const { promise, resolve } = withResolvers<void>()
    const { driver } = await askWhere(at(49.1003, 55.8, 20), { drawing: promise })
    expect(await screen.findByText('Похоже, вы в зоне 101')).toBeTruthy()
    resolve()
    await waitFor(() => expect(driver()?.moves).toEqual(['fix within 20', 'to 49.1003 55.8']))
  })

  it('tells the rest of the app where the device is, but not from another city', async () => {
    const { result } = renderHook(useDevicePosition)
    await askWhere(at(37.6, 55.75, 20))
    expect(result.current).toBeNull()
    cleanup()
    await askWhere(at(49.1003, 55.8, 20))
    const { result: known } = renderHook(useDevicePosition)
    expect(known.current).toEqual({ position: [49.1003, 55.8], accuracy: 20 })
  })

  it('asks for the number on the sign between two zones', async () => {
    await askWhere(at(49.126, 55.8, 1600))
    expect(await screen.findByText('Вы рядом с зонами 102, 101')).toBeTruthy()
    expect(screen.getByText('Какой номер на знаке?')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^Зона 10[12]$/u })).toHaveLength(2)
  })

  it('names the nearest zone where none is around, and shows it when asked to', async () => {
    const { user } = await askWhere(at(49.14, 55.8, 32))
    expect(await screen.findByText('Ближайшая зона 102 в 630 м от вас')).toBeTruthy()
    expect(screen.getByText('Место определено с точностью до 30 м.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Показать зону 102' }))
    expect(await screen.findByRole('region', { name: 'Зона 102' })).toBeTruthy()
  })

  it('sorts the list by the distance from the driver', async () => {
    await askWhere(at(49.15, 55.8, 10))
    const list = within(screen.getByRole('region', { name: 'Парковки рядом' }))
    expect(await list.findByText(/ближайшие к вам/u)).toBeTruthy()
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Парковка 10203')
  })

  it('far from the city offers the nearest one, and the map stays where it is', async () => {
    const { context, driver, user } = await askWhere(at(37.6, 55.75, 2000), {
      cities: [otherCity('tula', 'Тула', [37.61, 54.19]), otherCity('perm', 'Пермь', [56.25, 58])],
    })
    expect((await screen.findByText(/^Вы далеко от города/u)).textContent).toMatch(
      /Казань: до него 718 км/u,
    )
    expect(screen.getByText('Ближе всего к вам Тула, 173 км.')).toBeTruthy()
    expect(driver()?.moves).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Открыть карту: Тула' }))
    expect(context.storage.get('parking.city')).toBe('tula')
  })

  it.each([
    [1, 'Браузер не дал узнать, где вы'],
    [2, 'Не удалось узнать, где вы'],
    [3, 'Местоположение определяется слишком долго'],
  ])('explains failure %i and offers another try', async (code, words) => {
    const { user } = await askWhere(refusing(code))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ещё раз' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Скрыть сообщение' }))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('is asked for again where the browser never answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await askWhere({ getCurrentPosition: () => undefined })
    expect(await screen.findByText('Определяем, где вы…')).toBeTruthy()
    act(() => {
      vi.advanceTimersByTime(15_000)
    })
    expect(await screen.findByText('Местоположение определяется слишком долго')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ещё раз' })).toBeTruthy()
  })

  it('is unavailable where the page may not ask', async () => {
    await askWhere()
    expect(await screen.findByText('Не удалось узнать, где вы')).toBeTruthy()
  })
})
