import { enabledButton, isSeen, pressed, seen } from '@parking/payments/testing'
import { refusal } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const path = '/profile/parking?zone=101&duration=60'
/** Only with a price on it. */
const start = /^Начать парковку · \d/u
const turned = 'Русские буквы заменены на такие же на вид латинские.'

const plate = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Номер машины' })

async function openAnotherCar(): Promise<{ city: CityBackEnd; user: UserEvent }> {
  const city = openCity()
  const { user } = await renderParking(city, { path })
  await user.click(await screen.findByRole('radio', { name: 'Другая машина' }))
  await screen.findByRole('textbox', { name: 'Номер машины' })
  return { city, user }
}

const choose = (user: UserEvent, format: 'Россия' | 'Другая страна'): Promise<void> =>
  user.click(screen.getByRole('radio', { name: format }))

async function expectPaid(city: CityBackEnd, Vehicle: string): Promise<void> {
  await pressed(start)
  await seen('Парковка началась')
  const sent = { Vehicle, NumberFormat: 'Foreign' }
  expect(city.callsOf('cost').at(-1)?.fields).toMatchObject(sent)
  expect(city.callsOf('start').at(-1)?.fields).toMatchObject(sent)
}

it('is needed as zone and duration are, which screen readers are told', async () => {
  await openAnotherCar()
  const needed = [
    plate(),
    screen.getByRole('combobox', { name: 'Зона' }),
    screen.getByRole('spinbutton', { name: 'На сколько' }),
  ]
  expect(needed.map((one) => one.getAttribute('aria-required'))).toEqual(['true', 'true', 'true'])
})

describe('a foreign plate', () => {
  it('that was typed as a Russian one is read anew, and paid in Latin letters', async () => {
    const { city, user } = await openAnotherCar()
    await user.type(plate(), 'WX12345')
    await choose(user, 'Другая страна')
    expect(plate().value).toBe('WX12345')
    await expectPaid(city, 'WX12345')
  })

  it.each([
    ['typed', (user: UserEvent) => user.type(plate(), 'wх 12345')],
    [
      'pasted',
      async (user: UserEvent) => {
        await user.click(plate())
        await user.paste('WХ-12345')
      },
    ],
  ])('that was %s with Russian letters is shown and paid in Latin ones', async (_, enter) => {
    const { city, user } = await openAnotherCar()
    await choose(user, 'Другая страна')
    await enter(user)
    expect(plate().value).toBe('WX12345')
    await seen(turned)
    await expectPaid(city, 'WX12345')
  })

  it('with other Russian letters keeps them, and says so', async () => {
    const { city, user } = await openAnotherCar()
    await choose(user, 'Другая страна')
    await user.type(plate(), 'ЖХ123')
    await seen(/В номере есть русские буквы/u)
    expect(plate().value).toBe('ЖX123')
    await expectPaid(city, 'ЖX123')
  })

  it('keeps what was typed while somebody switches to and fro', async () => {
    const { user } = await openAnotherCar()
    await user.type(plate(), 'k777kk77')
    for (const format of ['Другая страна', 'Россия', 'Другая страна', 'Россия'] as const) {
      await choose(user, format)
    }
    expect(plate().value).toBe('К 777 КК 77')
    await choose(user, 'Другая страна')
    expect(plate().value).toBe('K777KK77')
  })
})

/** An account whose foreign car was kept with a Cyrillic letter. */
function mixedAccount(): CityBackEnd {
  return openCity({ vehicles: ['WХ12345'] })
}

describe('a zero in the place of the letter О', () => {
  it('is asked back, with the plate that was probably meant', async () => {
    const { city, user } = await openAnotherCar()
    await user.type(plate(), 'О0010077')
    await seen(/вместо буквы О введён ноль/u)
    await pressed('Да, О 001 ОО 77')
    expect(plate().value.replaceAll(' ', '')).toBe('О001ОО77')
    await waitFor(() => expect(isSeen(/вместо буквы О введён ноль/u)).toBe(false))
    await pressed(start)
    await seen('Парковка началась')
    expect(city.callsOf('start').at(-1)?.fields).toMatchObject({ Vehicle: 'О001ОО77' })
  })

  it('is found in the profile too, and mended only by a press', async () => {
    const city = openCity({ vehicles: ['0001ОО77'] })
    await renderParking(city, { path })
    await seen('Может быть, номер машины О 001 ОО 77?')
    await enabledButton('Исправить номер')
    await enabledButton(start)
    expect(city.callsOf('cost').at(-1)?.fields['Vehicle']).toBe('0001ОО77')
  })
})

describe("a car that is kept with another alphabet's letters", () => {
  const title = 'Похожие буквы в номере WX12345'

  it('is found, and mended by a press', async () => {
    const city = mixedAccount()
    await renderParking(city, { path })
    await seen(title)
    await pressed('Исправить номер')
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(city.callsOf('car').map(({ fields }) => fields)).toMatchObject([
      { oldgrz: 'WХ12345', newgrz: 'WX12345', ГРЗ: 'WX12345', Формат: 'Foreign' },
    ])
    await enabledButton(start)
  })

  it('is paid by its right plate all the same', async () => {
    const city = mixedAccount()
    await renderParking(city, { path })
    await seen(title)
    await enabledButton(start)
    expect(city.callsOf('cost').at(-1)?.fields['Vehicle']).toBe('WX12345')
  })

  it('says when it could not be mended', async () => {
    const city = mixedAccount()
    city.fault = { car: () => refusal('ValidationError') }
    await renderParking(city, { path })
    await pressed('Исправить номер')
    await seen('Не удалось исправить номер. Попробуйте ещё раз.')
    expect(isSeen(title)).toBe(true)
  })
})
