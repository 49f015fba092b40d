import { later, ok } from '@parking/runtime/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderCity } from './testing/renderCity.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const failed = () => Response.json({}, { status: 503 })
const listNews = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, title: `Новость ${place + 1}` }))

afterEach(() => vi.unstubAllGlobals())

describe('the news', () => {
  it('come part by part', async () => {
    const content = listNews(12).map(({ id, ...fields }) => {
      return { kind: 'news', key: String(id), fields } as const
    })
    const { user } = await renderCity('/news', {}, { content })
    expect(await screen.findByText('Новость 10')).toBeTruthy()
    expect(screen.queryByText('Новость 11')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(await screen.findByText('Новость 12')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
    const link = screen.getByRole('link', { name: 'Новость 3' })
    expect(link.getAttribute('href')).toBe('/news/3')
  })

  it('may be none', async () => {
    await renderCity('/news')
    expect(await screen.findByText('Новостей пока нет')).toBeTruthy()
  })

  it('may not come, and are asked for once more', async () => {
    const answers = { '/api/news': (): unknown => failed() }
    const { user } = await renderCity('/news', {
      '/api/news': () => answers['/api/news'](),
    })
    expect(await screen.findByText('Новости не загрузились')).toBeTruthy()
    answers['/api/news'] = () => ok(listNews(1))
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByText('Новость 1')).toBeTruthy()
  })
})

describe('what a city publishes', () => {
  it.each([
    ['/news', { '/api/news': () => ok(listNews(1)) }, 'Новости'],
    ['/news/7', { 'get-one': () => ok({ id: 7, title: 'Зона', text: '<p>Да</p>' }) }, 'Зона'],
    ['/pages', { 'get-by-path': () => ok({ title: 'Как платить', text: 'x' }) }, 'Как платить'],
    ['/update', { 'get-by-path': () => ok({ title: 'Новое', text: 'x' }) }, 'Новое'],
    [
      '/sms-commands',
      { 'sms-commands': () => ok([{ name: 'Оплата', example: '61*1' }]) },
      'СМС-команды',
    ],
  ])(
    'is not shown at %s before it is known whether the city is open',
    async (path, answers, name) => {
      const settings = later()
      const { server } = await renderCity(
        path,
        { ...answers, 'get-options-info-v3': settings.answer },
        { city: { updatePage: true } },
      )
      await waitFor(() => expect(server.callsOf('get-options-info-v3')).toHaveLength(1))
      await vi.waitFor(() => expect(server.callsOf(Object.keys(answers)[0] ?? '')).toHaveLength(1))
      // Whatever the answer has led to by now is drawn.
      await act(async () => {
        await Promise.resolve()
      })
      expect(screen.queryByRole('heading', { name })).toBeNull()
      settings.come(ok({ isClose: false }))
      expect(await heading(name)).toBeTruthy()
    },
  )
})

describe('a piece of news', () => {
  it('shows its text', async () => {
    const fields = { title: 'Зона', text: '<p>Открыта</p>' }
    await renderCity('/news/1', {}, { content: [{ kind: 'news', key: '1', fields }] })
    expect(await heading('Зона')).toBeTruthy()
    expect(await screen.findByText('Открыта')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Зона · Новости · Казань'))
  })

  it('shows its picture, if that is the city’s own', async () => {
    const image = '/pictures/7.png'
    await renderCity('/news/7', { 'get-one': () => ok({ id: 7, title: 'Зона', image }) })
    await heading('Зона')
    const picture = document.querySelector('img')
    expect(picture?.src).toBe('https://kazan.parking.example/pictures/7.png')
    if (picture) fireEvent.error(picture)
    expect(document.querySelector('img')).toBeNull()
  })

  it('asks nobody else for a picture', async () => {
    const image = 'https://elsewhere.example/7.png'
    await renderCity('/news/7', { 'get-one': () => ok({ id: 7, title: 'Зона', image }) })
    await heading('Зона')
    expect(document.querySelector('img')).toBeNull()
  })

  it('is told to be Russian on the English page', async () => {
    const answer = () => ok({ id: 7, title: 'Зона', text: '<p>Открыта</p>' })
    await renderCity('/news/7', { 'get-one': answer }, { language: 'en' })
    const title = await heading('Зона')
    expect(title.lang).toBe('ru')
    const text = await screen.findByText('Открыта')
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('ru')
  })

  it('that nobody knows is no page', async () => {
    await renderCity('/news/999')
    expect(await heading('Страница не найдена')).toBeTruthy()
  })

  it('may not come', async () => {
    await renderCity('/news/7', { 'get-one': failed })
    expect(await screen.findByText('Страница не загрузилась')).toBeTruthy()
  })
})

describe('the pages that a city writes', () => {
  const content = ['help', 'rules', 'pers', 'update'].map((key) => {
    return {
      kind: 'page',
      key,
      fields: { title: `Страница ${key}`, text: '<p>Слова</p>' },
    } as const
  })

  it.each([
    ['/pages', 'Страница help'],
    ['/pages/rules', 'Страница rules'],
  ])('%s', async (path, title) => {
    await renderCity(path, {}, { content })
    expect(await heading(title)).toBeTruthy()
    expect(await screen.findByText('Слова')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe(`${title} · Справка · Казань`))
  })

  it.each([
    ['ru', 'Правила данных'],
    ['en', 'Data rules'],
  ] as const)('/pages/pers has its name in %s', async (language, title) => {
    const titles = { ru: 'Правила данных', en: 'Data rules' }
    const flags = { pagePersonalData: true, pagePersonalDataTitle: titles }
    await renderCity('/pages/pers', {}, { content, language, city: { flags } })
    expect(await heading(title)).toBeTruthy()
    await waitFor(() =>
      expect(document.title).toBe(`${title} · ${language === 'ru' ? 'Казань' : 'Kazan'}`),
    )
  })

  it('/pages/pers is none where the city does not show it', async () => {
    const flags = { pagePersonalData: false }
    await renderCity('/pages/pers', {}, { content, city: { flags } })
    expect(await heading('Страница не найдена')).toBeTruthy()
  })

  it('/update is there in a city that has it', async () => {
    await renderCity('/update', {}, { content, city: { updatePage: true } })
    expect(await heading('Страница update')).toBeTruthy()
  })

  it('/update leads to the map elsewhere', async () => {
    const { router } = await renderCity('/update', {}, { content, city: { updatePage: false } })
    expect(await heading('Карта')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('the SMS commands', () => {
  const fields = {
    name: 'Оплата',
    hint: 'Начать',
    example: '61*101*А1*1',
    command_transcription: 'п*з',
  }
  const content = [{ kind: 'sms', key: '1', fields }] as const

  it('say all of each and can be copied', async () => {
    const { user } = await renderCity('/sms-commands', {}, { content, city: { smsPrefix: '61' } })
    expect(await screen.findByText('61*101*А1*1')).toBeTruthy()
    expect(screen.getByText('п*з')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Скопировать пример команды «Оплата»' }))
    expect(await screen.findByText('Скопировано')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('61*101*А1*1')
    await user.click(await screen.findByRole('button', { name: 'Скопировать номер' }))
    await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe('7878'))
  })

  it('say beside the field what can not stand in a message, once it is left', async () => {
    // A phone: its finger is no mouse.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    const { user } = await renderCity('/sms-commands', {}, { content, city: { smsPrefix: '61' } })
    const hours = await screen.findByLabelText('Часы')
    await user.clear(hours)
    await user.type(hours, '1,5')
    expect(hours.getAttribute('aria-invalid')).not.toBe('true')
    await user.tab()
    expect(screen.getByText('Введите целое число часов, от 1')).toBeTruthy()
    expect(hours.getAttribute('aria-invalid')).toBe('true')
    await user.type(screen.getByLabelText('Номер зоны'), '1*2')
    await user.tab()
    expect(screen.getByText('Проверьте номер зоны: например, 101')).toBeTruthy()
    await user.clear(hours)
    await user.type(hours, '2')
    await user.tab()
    expect(screen.queryByText('Введите целое число часов, от 1')).toBeNull()
  })

  it('lead to the map where there is none', async () => {
    const { router } = await renderCity('/sms-commands')
    expect(await heading('Карта')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })

  it('may not come', async () => {
    await renderCity('/sms-commands', { 'sms-commands': failed })
    expect(await screen.findByText('СМС-команды не загрузились')).toBeTruthy()
  })
})
