import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { memoryStorage } from '@parking/runtime/testing'
import type { Viewport } from '../controller/MapDriver.ts'
import { renderMap } from '../testing/renderMap.tsx'
import { smallCity, wireFeature, wireMap } from '../testing/wireMap.ts'
import { useMapView } from '../view/useMapView.ts'

const list = () => screen.findByRole('region', { name: 'Парковки рядом' })
const rows = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const ids = async () => (await rows()).map((row) => /\d{5}|Паркомат/u.exec(row)?.[0] ?? row)
const chip = (name: string | RegExp) => screen.getByRole('button', { name })
const lying = (longitude: number) => ({ coordinates: [longitude, 55.8] })
const card = (name: string) => screen.findByRole('region', { name })

describe('the list', () => {
  it('leads with zone, price and until when; the nearest first', async () => {
    await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    const shown = await rows()
    expect(shown).toHaveLength(3)
    expect(shown[0]).toMatch(
      /^Зона 101 · Парковка 10101.*40.₽ в час, платно до 19:00 Свободно 4 из 10 · Кремлёвская/u,
    )
    expect(shown[1]).toMatch(/^Зона 101 · Парковка 10102.*Всегда бесплатно Мест нет$/u)
    expect(shown[2]).toContain('Парковка 10203')
    expect(within(await list()).getByText('3 парковки · от центра карты')).toBeTruthy()
  })

  it('leads with the number where each parking is paid by its own', async () => {
    await renderMap({ map: smallCity, settings: { paymentByParkingId: true } })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    await waitFor(async () => expect((await rows())[0]).toMatch(/^Парковка 10101 · Зона 101/u))
  })

  it('names meters when they are asked for, and says how many there are', async () => {
    const { user, driver } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    await waitFor(() => expect(driver()?.shown).toHaveLength(4))
    await user.click(chip('Паркоматы и терминалы 1'))
    expect(await ids()).toEqual(['10101', 'Паркомат', '10102', '10203'])
  })

  it('is narrowed together with the map', async () => {
    const { user, driver } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    await user.click(chip('Есть места'))
    expect(await ids()).toEqual(['10101'])
    await waitFor(() => expect(driver()?.shown.map(({ id }) => id)).toEqual(['near']))
    await user.click(chip('Есть места'))
    await user.click(chip('Бесплатные'))
    expect(await ids()).toEqual(['10102'])
    await waitFor(() => expect(driver()?.shown.map(({ id }) => id)).toEqual(['gratis']))
  })

  it('calls free what costs nothing by the tariff now', async () => {
    const { user } = await renderMap({ map: smallCity, now: Date.parse('2026-11-23T23:00+03:00') })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    expect((await rows())[0]).toContain('Бесплатно до завтра, 08:00')
    await user.click(chip('Бесплатные'))
    expect(await ids()).toEqual(['10101', '10102'])
  })

  it('says who alone may park, and finds such parkings only for them', async () => {
    const kept = (id: string, category: string) =>
      wireFeature(id, {
        code: `2000${id}`,
        category,
        spaces: { total: 3, free: 2, fordisabled: 0 },
      })
    const { user } = await renderMap({
      map: () => wireMap(kept('1', 'taxi'), kept('2', 'for disabled'), kept('3', 'roadside')),
    })
    expect(await screen.findByRole('button', { name: /20001.*Только такси/u })).toBeTruthy()
    expect(screen.getByRole('button', { name: /20002.*Нужен знак инвалида/u })).toBeTruthy()
    await user.click(chip('Есть места'))
    expect(await ids()).toEqual(['20003'])
    await user.click(chip('+ по знаку инвалида'))
    expect(await ids()).toEqual(['20002', '20003'])
    await user.click(chip('+ по знаку инвалида'))
    expect(await ids()).toEqual(['20003'])
  })

  it('that nothing is left of brings the parkings back at one press', async () => {
    const { user } = await renderMap({
      map: () => wireMap(wireFeature('a', { code: '10101', spaces: { total: 3, free: 0 } })),
    })
    await screen.findByRole('button', { name: /Мест нет/u })
    await user.click(chip('Есть места'))
    expect(await screen.findByText('Таких парковок на карте нет')).toBeTruthy()
    await user.click(chip('Показать парковки'))
    expect(await ids()).toEqual(['10101'])
  })

  it('stays where it is when the map moves to what was chosen, until somebody moves it', async () => {
    const { user, driver } = await renderMap({ map: smallCity })
    const far = await screen.findByRole('button', { name: /Парковка 10203/u })
    await user.click(far)
    await card('Парковка 10203')
    const moved = { center: [49.15, 55.8], zoom: 16 } as const
    act(() => driver()?.options.onMove(moved))
    expect(await ids()).toEqual(['10101', '10102', '10203'])
    await user.click(screen.getByRole('application', { name: /Карта/u }))
    act(() => driver()?.options.onMove(moved))
    await waitFor(async () => expect(await ids()).toEqual(['10203', '10102', '10101']))
  })

  it('goes out from what a link asks for before the map has come, and after its card is closed', async () => {
    const { promise, resolve } = withResolvers<void>()
    const { user, driver } = await renderMap({
      map: smallCity,
      path: '/?zone=102',
      drawing: promise,
    })
    await card('Зона 102')
    await waitFor(async () => expect(await ids()).toEqual(['10203', '10102', '10101']))
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Зона 102' })).toBeNull())
    resolve()
    await waitFor(() => expect(driver()?.moves).toEqual(['fit 49.15 55.8 49.15 55.8']))
    act(() => driver()?.options.onMove({ center: [49.1, 55.8], zoom: 16 }))
    expect(await ids()).toEqual(['10203', '10102', '10101'])
  })

  it('goes out from what was searched for', async () => {
    const { user } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    await user.type(screen.getByRole('combobox'), '10203')
    await screen.findByRole('option', { name: /10203/u })
    await user.keyboard('{ArrowDown}{Enter}')
    await card('Парковка 10203')
    await waitFor(async () => expect(await ids()).toEqual(['10203', '10102', '10101']))
  })

  it('stays as it is under a press', async () => {
    const { user, driver } = await renderMap({ map: smallCity })
    const near = await screen.findByRole('button', { name: /Парковка 10101/u })
    await waitFor(() => expect(driver()).toBeDefined())
    await user.click(screen.getByRole('application', { name: /Карта/u }))
    await user.pointer({ target: near, keys: '[MouseLeft>]' })
    act(() => driver()?.options.onMove({ center: [49.15, 55.8], zoom: 16 }))
    expect(await ids()).toEqual(['10101', '10102', '10203'])
    await user.pointer({ target: near, keys: '[/MouseLeft]' })
    await card('Парковка 10101')
    await waitFor(async () => expect(await ids()).toEqual(['10203', '10102', '10101']))
  })

  it('is reached by Tab from the button that opens it', async () => {
    const { user } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    screen.getByRole('button', { name: 'Список' }).focus()
    await user.tab()
    const near = screen.getByRole('region', { name: 'Парковки рядом' })
    expect(near.contains(document.activeElement)).toBe(true)
  })

  it('is walked through by arrows; Enter opens a card, Escape closes it and comes back', async () => {
    const { user, driver } = await renderMap({ map: smallCity })
    const first = await screen.findByRole('button', { name: /Парковка 10101/u })
    act(() => first.focus())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Парковка 10102')
    await waitFor(() => expect(driver()?.pointed?.id).toBe('gratis'))
    await user.keyboard('{Enter}')
    await card('Парковка 10102')
    expect(document.activeElement?.textContent).toBe('Парковка 10102')
    await waitFor(() => expect(driver()?.pointed).toBeNull())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Парковка 10102' })).toBeNull()
    expect(document.activeElement?.textContent).toContain('Парковка 10102')
  })

  it('keeps only the rows in sight in the document', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => wireFeature(`p${at}`, { code: `${at}` }))
    await renderMap({ map: () => wireMap(...many) })
    await screen.findByText(/5000 парковок/u)
    expect((await rows()).length).toBeLessThan(60)
  })

  it('speaks English', async () => {
    await renderMap({ map: smallCity, language: 'en' })
    expect(
      await screen.findByRole('button', {
        name: /Zone 101 · Parking 10101.*free from 19:00 4 of 10 spaces available/u,
      }),
    ).toBeTruthy()
  })
})

describe('a card', () => {
  it('opens for what is pressed on the map: prices, spaces and the way to pay', async () => {
    const { driver } = await renderMap({ map: smallCity })
    await waitFor(() => expect(driver()?.shown).toHaveLength(4))
    const place = driver()?.shown.find(({ id }) => id === 'near')
    act(() => driver()?.options.onPick(place === undefined ? null : { kind: 'place', place }))
    const open = within(await card('Парковка 10101'))
    expect(open.getByText('Уличная парковка · Зона 101')).toBeTruthy()
    expect(open.getByText('Свободно 4 из 10')).toBeTruthy()
    expect(open.getByText('1 место для людей с инвалидностью')).toBeTruthy()
    expect(open.getByRole('figure', { name: 'Цены сегодня' }).textContent).toMatch(
      /08:00–19:00.*сейчас/u,
    )
    expect(open.getByText(/платно до 19:00$/u)).toBeTruthy()
    const link = open.getByRole('link', { name: 'Припарковаться здесь' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://a.example')
    expect([pathname, searchParams.get('type')]).toEqual(['/profile/parking', 'roadside'])
    expect(link.getAttribute('href')).toContain('101')
    const way = open.getByRole('link', { name: 'Маршрут сюда' })
    expect(way.getAttribute('href')).toMatch(
      /^https:\/\/yandex\.ru\/maps\/\?rtext=~55\.\d+,49\.\d+$/u,
    )
    await waitFor(() => expect(driver()?.selected?.id).toBe('near'))
  })

  it('has no way to pay where parking is free', async () => {
    await renderMap({ map: smallCity, path: '/?parking=10102' })
    const open = within(await card('Парковка 10102'))
    expect(open.getByText('Всегда бесплатно')).toBeTruthy()
    expect(open.queryByRole('link', { name: 'Припарковаться здесь' })).toBeNull()
  })

  it.each([
    [
      'resident',
      'residentzone',
      'Только для резидентов',
      'Резиденты — те, кому город разрешил здесь стоять. ',
    ],
    ['taxi', 'parkings', 'Только такси', ''],
    ['bus', 'parkings', 'Только автобусы', ''],
  ])(
    'of what is kept says for whom, and leads others on: %s',
    async (category, objecttype, who, meaning) => {
      const { user } = await renderMap({
        map: () =>
          wireMap(wireFeature('kept', { category, objecttype, name: 'Двор', code: '10109' })),
        path: '/?parking=kept',
      })
      const open = within(await screen.findByRole('region', { name: /Двор|Парковка 10109/u }))
      expect(open.getByText(who)).toBeTruthy()
      const words = `${meaning}Остальным стоять здесь нельзя, даже за плату.`
      expect(open.getByText(words)).toBeTruthy()
      expect(open.queryByRole('link', { name: 'Припарковаться здесь' })).toBeNull()
      await user.click(open.getByRole('button', { name: 'Другие парковки зоны 101' }))
      expect(await card('Зона 101')).toBeTruthy()
    },
  )

  it('closes when the ground is pressed', async () => {
    const { driver } = await renderMap({ map: smallCity, path: '/?parking=10102' })
    await card('Парковка 10102')
    act(() => driver()?.options.onPick(null))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Парковка 10102' })).toBeNull())
  })

  it('leads to a parking by its number in a city of numbers', async () => {
    await renderMap({
      map: smallCity,
      path: '/?parking=10101',
      settings: { paymentByParkingId: true },
    })
    const link = await screen.findByRole('link', { name: 'Припарковаться здесь' })
    expect(link.getAttribute('href')).toContain('10101')
  })

  it.each([
    [true, 'to 49.1 55.8'],
    [false, 'reveal 49.1 55.8'],
  ])('moves the map by the flag: %s', async (focusOnMarker, move) => {
    const { driver } = await renderMap({ map: smallCity, path: '/?parking=10101', focusOnMarker })
    await waitFor(() => expect(driver()?.moves).toContain(move))
  })

  it('shows HTML of the back end as the text it is', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await renderMap({
      map: () => wireMap(wireFeature('a', { objecttype: 'parcomats', name, address: name })),
      path: '/?parking=a',
    })
    expect((await card(name)).querySelector('img')).toBeNull()
  })
})

describe('the address', () => {
  it('opens a zone: its card, and the map around all of it', async () => {
    const { driver } = await renderMap({ map: smallCity, path: '/?zone=101' })
    const open = within(await card('Зона 101'))
    expect(open.getByText('2 парковки')).toBeTruthy()
    expect(open.getByText('Свободно 4 из 13')).toBeTruthy()
    await waitFor(() => expect(driver()?.moves).toContain('fit 49.1 55.8 49.11 55.8'))
  })

  it('says of a zone that the map lacks to check the sign, and still leads to the form', async () => {
    await renderMap({ map: smallCity, path: '/?zone=999' })
    const open = within(await card('Зона 999'))
    expect(open.getByText('На карте этого города такой зоны нет')).toBeTruthy()
    expect(open.getByText(/^Сверьте номер со знаком/u)).toBeTruthy()
    expect(open.queryByText(/Цену/u)).toBeNull()
    expect(open.getByRole('link', { name: 'Припарковаться здесь' })).toBeTruthy()
  })

  it('says of a parking that the map lacks that it is not there', async () => {
    const { user, router } = await renderMap({ map: smallCity, path: '/?parking=99999' })
    const open = within(await card('Парковка не найдена'))
    expect(open.getByText(/опечатка или город убрал/u)).toBeTruthy()
    expect(open.queryByRole('link', { name: 'Припарковаться здесь' })).toBeNull()
    await user.click(open.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(screen.queryByRole('region', { name: 'Парковка не найдена' })).toBeNull()
  })

  it('keeps what it asks for while the places are on their way', async () => {
    const { promise, resolve } = withResolvers<Response>()
    const { user, router } = await renderMap({ map: () => promise, path: '/?zone=101' })
    await user.click(await screen.findByRole('button', { name: 'Список' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ zone: '101', panel: 'list' }),
    )
    resolve(smallCity())
    await card('Зона 101')
  })

  it('fills in the search', async () => {
    await renderMap({ map: smallCity, path: '/?q=Баумана' })
    expect((await screen.findByRole('combobox')).getAttribute('value')).toBe('Баумана')
    expect(await screen.findByRole('option', { name: /Парковка 10203/u })).toBeTruthy()
  })
})

describe('the search', () => {
  it('finds zones by name and number, with price and distance, the nearest first', async () => {
    const zone = (zonenumber: string, zonename: string) => ({ zonenumber, zonename, prices: [] })
    const { user } = await renderMap({
      map: () =>
        wireMap(
          wireFeature(
            'a',
            { code: '20101', zone: zone('201', 'Кремлёвская набережная') },
            lying(49.15),
          ),
          wireFeature('b', { code: '20201', zone: zone('202', 'Кремль') }, lying(49.105)),
          wireFeature('c', { code: '20301', zone: zone('203', 'Рынок') }),
        ),
    })
    await screen.findByRole('button', { name: /Парковка 20301/u })
    const found = async (query: string) => {
      await user.clear(screen.getByRole('combobox'))
      await user.type(screen.getByRole('combobox'), query)
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', query))
      return (await screen.findAllByRole('option')).map((option) => option.textContent)
    }
    const [first, second] = await found('кремл')
    expect(first).toMatch(/Зона 202 · Кремль 310.м 50.₽ в час · 1 парковка/u)
    expect(second).toMatch(/Зона 201 · Кремлёвская набережная 3,1.км/u)
    const [parking] = await found('20301')
    expect(parking).toMatch(/Парковка 20301 5.м Зона 203 · 50.₽ в час/u)
  })

  it('is driven by the keyboard', async () => {
    const { user } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    await user.type(screen.getByRole('combobox'), '101')
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(options[0]).toContain('Зона 101')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await card('Парковка 10101')
  })

  it('says when nothing was found', async () => {
    const { user } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    await user.type(screen.getByRole('combobox'), 'Марс')
    expect(await screen.findByText(/Ничего не нашлось/u)).toBeTruthy()
  })

  it('never says so of what is still looked for', async () => {
    const { user } = await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    const added: (string | null)[] = []
    const watch = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes])
      added.push(...nodes.map((node) => node.textContent))
    })
    watch.observe(document.body, { subtree: true, childList: true })
    await user.type(screen.getByRole('combobox'), '1')
    await screen.findAllByRole('option')
    watch.disconnect()
    expect(added.join(' ')).toContain('Зона 101')
    expect(added.join(' ')).not.toContain('Ничего не нашлось')
  })
})

describe('the legend', () => {
  it('switches layers and categories, and remembers them', async () => {
    const storage = memoryStorage()
    const { user, driver } = await renderMap({ map: smallCity, storage })
    await waitFor(() => expect(driver()?.shown).toHaveLength(4))
    await user.click(screen.getByRole('button', { name: 'Слои и обозначения' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Паркоматы' }))
    await user.click(screen.getByRole('checkbox', { name: 'Бесплатная парковка' }))
    await waitFor(() => expect(driver()?.shown.map(({ id }) => id)).toEqual(['far', 'near']))
    expect(storage.get('parking.map.filters')).toContain('meters')
  })

  it('opens where its button is pressed twice before it has come, and closes with the next press', async () => {
    const { user } = await renderMap({ map: smallCity })
    const button = await screen.findByRole('button', { name: 'Слои и обозначения' })
    act(() => {
      button.click()
      button.click()
    })
    expect(await screen.findByRole('checkbox', { name: 'Паркоматы' })).toBeTruthy()
    await user.click(button)
    expect(screen.queryByRole('checkbox', { name: 'Паркоматы' })).toBeNull()
  })

  it('comes back as it was left', async () => {
    const storage = memoryStorage()
    storage.set('parking.map.filters', '{"hiddenLayers":["parkings"],"hiddenCategories":[]}')
    const { driver } = await renderMap({ map: smallCity, storage })
    await waitFor(() => expect(driver()?.shown.map(({ id }) => id)).toEqual(['meter']))
  })
})

describe('loading', () => {
  it('is said while it lasts', async () => {
    const { promise, resolve } = withResolvers<Response>()
    await renderMap({ map: () => promise })
    expect(await screen.findAllByText(/Загружаем парковки/u)).not.toHaveLength(0)
    resolve(smallCity())
    expect(await screen.findByRole('button', { name: /Парковка 10101/u })).toBeTruthy()
  })

  it('that failed leaves an empty map, says so and is tried again', async () => {
    let answer = () => Response.json({ status: 'error', errorName: 'UnknownError' })
    const { user } = await renderMap({ map: () => answer() })
    expect((await screen.findByRole('alert')).textContent).toContain('Парковки не загрузились')
    answer = smallCity
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByRole('button', { name: /Парковка 10101/u })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a city without parkings says that it has none', async () => {
    await renderMap({ map: () => wireMap() })
    expect(await screen.findAllByText('В городе пока нет парковок')).toHaveLength(2)
  })

  it('of nothing but unreadable places says that it failed', async () => {
    await renderMap({ map: () => wireMap(null, wireFeature('a', { objecttype: 'volcano' })) })
    expect((await screen.findByRole('alert')).textContent).toContain('Парковки не загрузились')
    expect(screen.queryByText('В городе пока нет парковок')).toBeNull()
  })

  it('counts what could not be drawn', async () => {
    const junk = [
      null,
      7,
      wireFeature('a', { objecttype: 'volcano' }),
      wireFeature('b', {}, { coordinates: [] }),
    ]
    await renderMap({ map: () => wireMap(wireFeature('good', { code: '1' }), ...junk) })
    expect(await screen.findByText('Не показаны 4 объекта: их данные неполны.')).toBeTruthy()
  })

  it('happens again once an hour has passed, and says when that failed', async () => {
    let answer = smallCity
    const { context } = await renderMap({ map: () => answer() })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    answer = () => Response.json({ status: 'error', errorName: 'UnknownError' })
    context.storage.set('parking.map.loadedAt.kazan', String(Date.now() - 3_600_000))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/Данные устарели/u)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Парковка 10101/u })).toBeTruthy()
  })

  it('of the drawing itself may fail: the list stays', async () => {
    await renderMap({ map: smallCity, isBroken: true })
    expect(await screen.findByText('Карта не открылась')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /Парковка 10101/u })).toBeTruthy()
  })
})

describe('the way back', () => {
  const shown = () => screen.findByRole('button', { name: /Парковка 10101/u })
  const address = ({ router }: Awaited<ReturnType<typeof renderMap>>) =>
    router.state.location.searchStr

  it('closes the card that was opened; its address opens it again', async () => {
    const page = await renderMap({ map: smallCity })
    await page.user.click(await shown())
    await card('Парковка 10101')
    await waitFor(() => expect(address(page)).toContain('parking=near'))
    act(() => page.router.history.back())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Парковка 10101' })).toBeNull())
    expect(address(page)).toBe('')
    act(() => page.router.history.forward())
    await card('Парковка 10101')
  })

  it('closes one card that came in the place of another', async () => {
    const page = await renderMap({ map: smallCity })
    await shown()
    act(() => page.driver()?.options.onPick({ kind: 'zone', zone: '101' }))
    await card('Зона 101')
    await waitFor(() => expect(address(page)).toContain('zone='))
    await page.user.click(await shown())
    await card('Парковка 10101')
    await waitFor(() => expect(address(page)).toContain('parking=near'))
    act(() => page.router.history.back())
    await waitFor(() => expect(address(page)).toBe(''))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /Зона 101|Парковка 10101/u })).toBeNull(),
    )
  })

  it('is gone by closing, which leaves no entry behind', async () => {
    const page = await renderMap({ map: smallCity })
    await page.user.click(await shown())
    await card('Парковка 10101')
    await waitFor(() => expect(address(page)).toContain('parking=near'))
    await page.user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(address(page)).toBe(''))
    expect(page.router.history.canGoBack()).toBe(false)
  })

  it('leads out of the page only after a card that its address opened', async () => {
    const page = await renderMap({ map: smallCity, path: '/?parking=10101' })
    await card('Парковка 10101')
    expect(address(page)).toContain('10101')
    await page.user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(address(page)).toBe(''))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Парковка 10101' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Список' }))
  })

  it('goes from a card to the list that it was chosen in, then to the map', async () => {
    const page = await renderMap({ map: smallCity })
    await page.user.click(await screen.findByRole('button', { name: 'Список' }))
    await waitFor(() => expect(address(page)).toContain('panel='))
    await page.user.click(await shown())
    await card('Парковка 10101')
    await waitFor(() => expect(address(page)).toContain('parking=near'))
    act(() => page.router.history.back())
    await waitFor(() => expect(useMapView.getState().panel).toBe('list'))
    expect(useMapView.getState().selection).toBeNull()
    act(() => page.router.history.back())
    await waitFor(() => expect(useMapView.getState().panel).toBeNull())
  })
})

describe('where the map was left', () => {
  const at: Viewport = { center: [49.12, 55.81], zoom: 14.5 }

  it('is where it begins anew, with the same card and without a move', async () => {
    const first = await renderMap({ map: smallCity, path: '/?zone=101' })
    await card('Зона 101')
    await waitFor(() => expect(first.driver()).toBeDefined())
    act(() => first.driver()?.options.onMove(at))
    cleanup()
    const { driver } = await renderMap({ map: smallCity, path: '/?zone=101' })
    await card('Зона 101')
    await waitFor(() => expect(driver()?.selectedZone).toBe('101'))
    expect(driver()?.options).toMatchObject({ center: at.center, zoom: at.zoom })
    expect(driver()?.moves).toEqual([])
  })

  it('does not hold back an address that asks for something else', async () => {
    const first = await renderMap({ map: smallCity })
    await waitFor(() => expect(first.driver()).toBeDefined())
    act(() => first.driver()?.options.onMove(at))
    cleanup()
    const { driver } = await renderMap({ map: smallCity, path: '/?zone=101' })
    await waitFor(() => expect(driver()?.moves).toContain('fit 49.1 55.8 49.11 55.8'))
  })
})

describe('the zones', () => {
  it('are drawn with what an hour costs now', async () => {
    const street = Array.from({ length: 9 }, (_, at) =>
      wireFeature(`p${at}`, {}, { coordinates: [49.1 + (at % 3) * 0.0016, 55.8 + at * 0.0003] }),
    )
    const { driver } = await renderMap({ map: () => wireMap(...street) })
    await waitFor(() => expect(driver()?.zones.get('101')).toBeDefined())
    expect(driver()?.zones.get('101')?.price).toMatch(/^40.₽\/ч$/u)
    expect(driver()?.zones.get('101')?.tone).toBe('middle')
  })

  it('open their card when pressed, and stand out', async () => {
    const { driver } = await renderMap({ map: smallCity })
    await waitFor(() => expect(driver()?.shown).toHaveLength(4))
    act(() => driver()?.options.onPick({ kind: 'zone', zone: '101' }))
    await card('Зона 101')
    await waitFor(() => expect(driver()?.selectedZone).toBe('101'))
  })
})
