import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderMap } from '../testing/renderMap.tsx'
import { smallCity } from '../testing/wireMap.ts'
import type { Geolocator } from '../view/useLocate.ts'
import { useMapView } from '../view/useMapView.ts'

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

async function askWhere(geolocator?: Geolocator) {
  const page = await renderMap({ map: smallCity, ...(geolocator !== undefined && { geolocator }) })
  await screen.findByRole('button', { name: /Парковка 10101/u })
  await page.user.click(screen.getByRole('button', { name: 'Где я' }))
  return page
}

describe('where am I', () => {
  it('is said with its accuracy; the nearest zone is suggested and not chosen', async () => {
    const { driver, user } = await askWhere(at(49.14, 55.8, 32))
    expect(await screen.findByText('Вы на карте с точностью до 30 м.')).toBeTruthy()
    expect(screen.getByText(/Ближайшая парковка, 630 м от вас, — в зоне 102/u)).toBeTruthy()
    expect(driver()?.moves).toEqual(expect.arrayContaining(['to 49.14 55.8', 'fix within 32']))
    expect(useMapView.getState().selection).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Показать зону 102' }))
    expect(await screen.findByRole('region', { name: 'Зона 102' })).toBeTruthy()
  })

  it('sorts the list by the distance from the driver', async () => {
    await askWhere(at(49.15, 55.8, 10))
    const list = within(screen.getByRole('region', { name: 'Парковки рядом' }))
    expect(await list.findByText(/ближайшие к вам/u)).toBeTruthy()
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Парковка 10203')
  })

  it('far from the city says so', async () => {
    await askWhere(at(37.6, 55.75, 2000))
    expect(await screen.findByText('Вы далеко от этого города, с точностью до 2 км.')).toBeTruthy()
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

  it('is unavailable where the page may not ask', async () => {
    await askWhere()
    expect(await screen.findByText('Не удалось узнать, где вы')).toBeTruthy()
  })
})
