import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backEnd, ok, refusal, type Answer } from '@parking/runtime/testing'
import { renderProfile } from '../testing/renderProfile.tsx'

const fine = {
  uin: '18810116000000000001',
  fineStatus: 'Не оплачен',
  date: '2026-11-01 10:00:00',
  totalSum: '3000.00',
  paidSum: '500.00',
  sts: '1600123456',
  grz: 'А123ВС116',
  start: '2026-10-30 10:00:00',
  end: '2026-10-30 11:30:00',
  place: 'улица Баумана, 1',
  type: 'Неоплата парковки',
  provider: 'Администрация города',
  article: '3.9',
  offenseDate: '2026-10-30 11:31:00',
  rulingDate: '2026-11-02 10:05:00',
  orderNumber: 'F-1',
}
const png = 'iVBORw0KGgoAAAA='

async function openFines(
  fines: Answer,
  options: {
    readonly image?: Answer
    readonly language?: 'ru' | 'en'
    readonly zone?: string
    /** What is known of the driver beside the address. */
    readonly driver?: object
  } = {},
) {
  const { image = () => ok({ image: png }), language = 'ru', zone = 'Europe/Moscow' } = options
  const { driver = { ts: [{ numberTs: 'А123ВС116' }] } } = options
  const server = backEnd({
    'get-profile-v6': () => ok({ email: 'driver@parking.example', ...driver }),
    'get-options-info-v3': () => ok({ isClose: false, viewPenalty: true }),
    'fineimage/v1': image,
    'fines/v1': fines,
  })
  const app = await renderProfile({
    backEnd: server,
    path: '/profile/penalty',
    token: 'token-1',
    language,
    city: { flags: { penalty: true }, timeZone: zone },
  })
  await screen.findByRole('heading', { level: 1, name: language === 'ru' ? 'Штрафы' : 'Fines' })
  return { ...app, server }
}

/** Opens the first fine. */
async function openFirst(...args: Parameters<typeof openFines>) {
  const app = await openFines(...args)
  const [line] = await screen.findAllByRole('button', { expanded: false, name: /А|парков/u })
  if (line === undefined) throw new Error('no fine')
  await app.user.click(line)
  return app
}

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent.replaceAll('\u00A0', ' '),
      ]),
  )

afterEach(() => vi.restoreAllMocks())

describe('the fines', () => {
  it('tell everything about a fine by the clocks of the city', async () => {
    await openFirst(() => ok([fine]))
    await screen.findByText('18810116000000000001')
    expect(facts()).toMatchObject({
      'Осталось заплатить': '2 500,00 ₽',
      'Сумма штрафа': '3 000,00 ₽',
      Оплачено: '500,00 ₽',
      Нарушение: 'Неоплата парковки',
      Статья: '3.9',
      СТС: '1600123456',
      Место: 'улица Баумана, 1',
      'Начало стоянки': '30.10.2026 10:00',
      'Конец стоянки': '30.10.2026 11:30',
      'Нарушение зафиксировано': '30.10.2026 11:31',
      'Дата штрафа': '01.11.2026 10:00',
      'Постановление вынесено': '02.11.2026 10:05',
      'Номер постановления': 'F-1',
      'Кто выписал': 'Администрация города',
    })
    expect(screen.getAllByRole('img', { name: /А 1 2 3 В С 1 1 6/u }).length).toBe(2)
  })

  it('leave out what is not known', async () => {
    await openFirst(() =>
      ok([{ uin: '1', fineStatus: 'x', totalSum: 'x', type: 'Неоплата парковки' }]),
    )
    await screen.findByText('1')
    expect(Object.keys(facts())).toEqual([
      'Осталось заплатить',
      'Сумма штрафа',
      'Оплачено',
      'Нарушение',
    ])
    expect(facts()['Осталось заплатить']).toBe('неизвестно')
  })

  it.each([
    ['Оплачен', 'Оплачен', 'positive'],
    ['Приостановлено', 'Приостановлен', 'inactive'],
    ['Отправлено', 'Отправлен', 'inactive'],
    ['Доставлено', 'Доставлен', 'inactive'],
    ['Отменено', 'Отменён', 'inactive'],
    ['Подписано', 'Подписан', 'inactive'],
    ['Возвращено', 'Возвращён', 'inactive'],
    ['Направлено приставам', 'Передан приставам', 'negative'],
    ['Не оплачен', 'Не оплачен', 'neutral'],
    ['Не оплачено', 'Не оплачен', 'neutral'],
  ])('say that one is "%s" with a sign of its own', async (fineStatus, words, meaning) => {
    await openFines(() => ok([{ ...fine, fineStatus }]))
    const status = (await screen.findByText(words)).closest('[data-meaning]')
    expect(status?.getAttribute('data-meaning')).toBe(meaning)
    expect(status?.querySelector('svg')).toBeTruthy()
  })

  it('say until when there is a discount, and where to pay', async () => {
    await openFirst(() => ok([{ ...fine, discountDate: '2100-01-01 12:00:00' }]))
    expect(await screen.findByText('Заплатить со скидкой можно до 01.01.2100 12:00.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Оплатить на Госуслугах' })
    expect(link.getAttribute('href')).toBe('https://www.gosuslugi.ru/pay')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it.each([
    ['is over', { discountDate: '2020-01-01 12:00:00' }],
    ['is of no use any more', { discountDate: '2100-01-01 12:00:00', fineStatus: 'Оплачен' }],
    ['is not told of', {}],
  ])('say nothing of a discount that %s', async (_why, change) => {
    await openFirst(() => ok([{ ...fine, ...change }]))
    await screen.findByText('18810116000000000001')
    expect(screen.queryByText(/скидк/u)).toBeNull()
  })

  it('offer no payment of one that is paid', async () => {
    await openFirst(() => ok([{ ...fine, fineStatus: 'Оплачен' }]))
    await screen.findByText('18810116000000000001')
    expect(screen.queryByRole('link', { name: 'Оплатить на Госуслугах' })).toBeNull()
    expect(facts()['Осталось заплатить']).toBe('0,00 ₽')
  })

  it('speak English', async () => {
    await openFines(() => ok([{ ...fine, type: 'Неоплата парковки' }]), { language: 'en' })
    expect(await screen.findByText('Not paid')).toBeTruthy()
    expect(screen.getByText('Parking that was not paid for')).toBeTruthy()
    expect(screen.getByText(/2,500\.00 ₽ to pay/u)).toBeTruthy()
  })

  it('speak English of those that the bailiffs have', async () => {
    await openFines(() => ok([{ ...fine, fineStatus: 'Направлено приставам' }]), { language: 'en' })
    expect(await screen.findByText('Sent to bailiffs')).toBeTruthy()
  })

  it('keep the words of the authorities on the Russian page', async () => {
    const type = 'Неоплата размещения транспортного средства'
    await openFines(() => ok([{ ...fine, type }]))
    expect(await screen.findByText(type)).toBeTruthy()
  })

  it('say what is not known in Russian on every page', async () => {
    const type = 'Стоянка на газоне'
    await openFines(() => ok([{ ...fine, type, fineStatus: 'Обжалуется' }]), { language: 'en' })
    const status = await screen.findByText('Обжалуется')
    expect(status.closest('[lang]')?.getAttribute('lang')).toBe('ru')
    expect(screen.getByText(type).closest('[lang]')?.getAttribute('lang')).toBe('ru')
  })

  it.each([
    ['a car', { ts: [{ numberTs: 'А123ВС116' }] }],
    ['a document', { documents: [{ id: '1', type: 'VU', title: '9900 123456' }] }],
  ])('may be none of a driver with %s', async (_case, driver) => {
    await openFines(() => ok([]), { driver })
    expect(await screen.findByText('У вас нет штрафов')).toBeTruthy()
  })

  it('are not said to be none where nothing can be looked for', async () => {
    await openFines(() => ok([]), { driver: {} })
    expect(await screen.findByText('Штрафы пока негде искать')).toBeTruthy()
    expect(screen.queryByText('У вас нет штрафов')).toBeNull()
    const ways = ['Добавить машину', 'Добавить документ'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual(['/profile/my-profile#vehicles', '/profile/my-profile#documents'])
  })

  it('may not come, and are asked for once more', async () => {
    let isBroken = true
    const { user } = await openFines(() => (isBroken ? refusal('UnknownError') : ok([fine])))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Штрафы не загрузились')
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByText('Неоплата парковки')).toBeTruthy()
    // The button is gone, and the keyboard goes on from where it was.
    expect(document.activeElement?.textContent).toContain('Штрафы')
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('the picture of a fine', () => {
  it('is asked for only when the fine is opened', async () => {
    const { server, user } = await openFines(() => ok([fine]))
    const line = await screen.findByRole('button', { name: /Неоплата/u })
    expect(server.callsOf('fineimage/v1')).toEqual([])
    await user.click(line)
    const picture = await screen.findByRole('img', { name: 'Снимок нарушения: А123ВС116' })
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${png}`)
    expect(server.callsOf('fineimage/v1').map(({ fields }) => fields['uin'])).toEqual([fine.uin])
  })

  it.each([
    ['there is none', () => ok({ image: '' }), 'Снимка у этого штрафа нет.'],
    ['it is none', () => ok({ image: 'PHN2Zz4=' }), /повреждённым/u],
  ])('gives way to words where %s', async (_why, image, words) => {
    await openFirst(() => ok([fine]), { image })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /Снимок/u })).toBeNull()
  })

  it('gives way to words where the browser cannot show it', async () => {
    await openFirst(() => ok([fine]))
    fireEvent.error(await screen.findByRole('img', { name: /Снимок/u }))
    expect(await screen.findByText(/повреждённым/u)).toBeTruthy()
  })

  it('is asked for once more after it did not come', async () => {
    let isBroken = true
    const { user } = await openFirst(() => ok([fine]), {
      image: () => (isBroken ? refusal('UnknownError') : ok({ image: png })),
    })
    await screen.findByText(/Снимок не загрузился/u)
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }))
    const image = await screen.findByRole('img', { name: /Снимок/u })
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(image)).toBe(true)
  })
})

describe('the number of a fine', () => {
  const copy = 'Скопировать УИН'

  it('is copied, and that is said', async () => {
    const { user } = await openFirst(() => ok([fine]))
    await user.click(await screen.findByRole('button', { name: copy }))
    expect(await screen.findByText('УИН скопирован.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(fine.uin)
  })

  it.each([
    [true, 'УИН скопирован.'],
    [false, /Номер выделен: скопируйте его сами/u],
  ])('without leave for the clipboard, the old way: %s', async (works, words) => {
    const { user } = await openFirst(() => ok([fine]))
    const button = await screen.findByRole('button', { name: copy })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no leave'))
    const copied = vi.fn<(command: string) => boolean>(() => works)
    Object.assign(document, { execCommand: copied })
    await user.click(button)
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
    expect(copied).toHaveBeenCalledWith('copy')
  })
})
