import { misspelt } from '@parking/runtime/testing'
import { pressAimed } from '@parking/ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openGarage } from '../testing/openGarage.ts'

const family = { plate: 'А123ВС116', name: 'Семейный', isMain: true, sts: '1600123456' }
const bike = { plate: '1234АВ116', category: 'A', name: 'Мотоцикл', isMain: false } as const
const guest = { plate: 'AB1234CD', country: 'KAZ' }
/** A session that runs for an hour more. */
const session = (plate: string) => ({ plate, minutesLeft: 60 })

const card = () => screen.findByRole('region', { name: 'Машины' })
const rows = async () => within(await card()).findAllByRole('listitem')
const dialog = () => screen.findByRole('dialog')
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const field = (name: string | RegExp) => within(screen.getByRole('dialog')).getByLabelText(name)

type App = Awaited<ReturnType<typeof openGarage>>

async function ask({ user }: App, plate: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Действия с машиной ${plate}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

async function openNew(
  account: Parameters<typeof openGarage>[0] = { vehicles: [family] },
): Promise<App> {
  const app = await openGarage(account)
  await app.user.click(await screen.findByRole('button', { name: 'Добавить машину' }))
  await screen.findByRole('heading', { name: 'Новая машина' })
  return app
}

const plate = () => screen.getByRole('textbox', { name: 'Номер машины' })
const press = async ({ user }: App, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('the list of cars', () => {
  it('tells what each is, the main one first', async () => {
    await openGarage({ vehicles: [bike, guest, family] })
    const [first, second, third] = (await rows()).map(({ textContent }) => textContent)
    expect(first).toContain('СемейныйОсновнаяB — легковой автомобиль · СТС 16\u00A000\u00A0123456')
    expect(second).toContain('МотоциклA — мотоцикл')
    expect(third).toContain('Казахстан')
    expect(screen.getByRole('img', { name: /А 1 2 3 В С 1 1 6/u })).toBeTruthy()
  })

  it('has exactly one main car, whatever the back end marks', async () => {
    await openGarage(
      { vehicles: [family, bike] },
      { 'get-profile-v6': misspelt('"mainTs":false', '"mainTs":true') },
    )
    await rows()
    expect(screen.getAllByText('Основная')).toHaveLength(1)
  })

  it('may be empty', async () => {
    await openGarage({ vehicles: [] })
    expect((await card()).textContent).toContain('Машин пока нет')
  })

  it('says that a part of it could not be read', async () => {
    await openGarage({ vehicles: [family, guest] }, { 'get-profile-v6': misspelt(guest.plate, '') })
    expect((await card()).textContent).toContain('1 запись не удалось прочитать')
  })

  it('stays short with 200 cars, and finds one by its plate or name', async () => {
    const fleet = Array.from({ length: 199 }, (_, index) => ({
      plate: `В${String(100 + index)}ОР77`,
      name: index === 150 ? 'Дежурная' : '',
    }))
    const { user } = await openGarage({ vehicles: [family, ...fleet] })
    expect(await rows()).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(await rows()).toHaveLength(30)
    expect((await card()).textContent).toContain('Показано 30 из 200')
    const search = screen.getByRole('searchbox')
    await user.type(search, 'b 298 op')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect((await card()).textContent).toContain('Нашлась 1 машина')
    await user.clear(search)
    await user.type(search, 'дежур')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await user.type(search, 'ааа')
    await screen.findByText(/Такой машины нет/u)
  })

  it('speaks English', async () => {
    const { user } = await openGarage({ vehicles: [family] }, {}, 'en')
    await user.click(await screen.findByRole('button', { name: 'Add a car' }))
    await user.type(await screen.findByRole('textbox', { name: 'Number plate' }), 'aa12377')
    expect((await dialog()).textContent).toContain('Taxi plate, Moscow')
  })
})

describe('a new car', () => {
  it('begins with its plate, not with the switch of its format', async () => {
    await openNew()
    await waitFor(() => expect(document.activeElement).toBe(plate()))
  })

  it('stays as it was typed when the page of an error answers, and is added by the next press', async () => {
    const app = await openNew()
    const ways: string[] = []
    app.faults.car = () => {
      ways.push('sent')
      return new Response('<html><h1>502</h1></html>', { status: 500 })
    }
    await app.user.type(plate(), 'b777op716')
    await app.user.type(field('Название'), 'Дача')
    await press(app, 'Добавить')
    const alert = await within(await dialog()).findByRole('alert')
    expect(alert.textContent).toMatch(/[а-я]/u)
    expect(plate()).toHaveProperty('value', 'В 777 ОР 716')
    expect(field('Название')).toHaveProperty('value', 'Дача')
    expect(document.activeElement).not.toBe(document.body)
    expect(ways).toHaveLength(1)
    delete app.faults.car
    await press(app, 'Добавить')
    await noDialog()
    await within(await card()).findByText('Машина В 777 ОР 716 добавлена.')
    expect(app.sent('/car')).toHaveLength(2)
  })

  it('is recognised while it is typed, and saved', async () => {
    const app = await openNew()
    await app.user.type(plate(), 'b777op716')
    expect((await dialog()).textContent).toContain('Обычный номер, Татарстан')
    expect(plate()).toHaveProperty('value', 'В 777 ОР 716')
    await app.user.type(field('Название'), 'Дача')
    await app.user.type(field('Серия и номер'), '99 ук 111222')
    await press(app, 'Добавить')
    await noDialog()
    await within(await card()).findByText('Машина В 777 ОР 716 добавлена.')
    expect(app.sent('/car')).toEqual([
      {
        ГРЗ: 'В777ОР716',
        Основной: 'false',
        Категория: 'B',
        Формат: 'Russian',
        СерияНомерДокумента: '99УК111222',
        ТипДокумента: 'Свидетельство о регистрации ТС',
        Страна: 'RUS',
        Наименование: 'Дача',
      },
    ])
    expect(await rows()).toHaveLength(2)
  })

  it('is the main one where it is the first', async () => {
    const app = await openNew({ vehicles: [] })
    expect((await dialog()).textContent).toContain('Первая машина станет основной')
    await app.user.type(plate(), 'в777ор77')
    await press(app, 'Добавить')
    await noDialog()
    expect(app.sent('/car')).toMatchObject([{ Основной: 'true' }])
  })

  it.each([
    ['А12', /Это не похоже на номер/u],
    ['А123ВС11677', 'В номере не больше 9 знаков.'],
    ['1234ав116', 'Эта машина уже есть в профиле.'],
    ['ав1234116', /Это номер прицепа/u],
    ['ав12ев77', /Это номер мопеда/u],
    ['123cd177', /Это дипломатический номер/u],
    ['а555аа77', /Эта машина стоит на парковке до .*\d\d:\d\d/u],
  ])('%s is refused when the field is left, not before', async (typed, words) => {
    const app = await openNew({ vehicles: [family, bike], sessions: [session('А555АА77')] })
    await app.user.type(plate(), typed)
    expect(screen.queryByText(words)).toBeNull()
    await app.user.tab()
    await screen.findByText(words)
    await app.user.type(plate(), 'в')
    expect(screen.queryByText(words)).toBeNull()
  })

  it('of a motorcycle gets its category by its plate', async () => {
    const app = await openNew()
    await app.user.type(plate(), '5678ке77')
    expect((await dialog()).textContent).toContain('Номер мотоцикла, Москва')
    expect(field('Категория')).toHaveProperty('value', 'A')
    await app.user.selectOptions(field('Категория'), 'B')
    await press(app, 'Добавить')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('только категория A')
    expect(document.activeElement).toBe(summary)
    expect(app.sent('/car')).toEqual([])
  })

  it('is saved by one press, though a message is about to come beside the field', async () => {
    const app = await openNew()
    await app.user.type(field('Серия и номер'), '16')
    const button = within(await dialog()).getByRole('button', { name: 'Добавить' })
    expect(fireEvent.mouseDown(button)).toBe(false)
    expect(document.activeElement).toBe(field('Серия и номер'))
  })

  it('that nothing is told of leads to its plate', async () => {
    const app = await openNew()
    await press(app, 'Добавить')
    const summary = await screen.findByRole('alert')
    await app.user.click(within(summary).getByRole('link', { name: 'Введите номер машины.' }))
    expect(document.activeElement).toBe(plate())
  })

  it('that differs by one character from another is asked about', async () => {
    const app = await openNew()
    await app.user.type(plate(), 'а128вс116')
    await screen.findByText(/Отличается одним знаком от вашей машины А 123 ВС 116/u)
    await app.user.clear(plate())
    expect(screen.queryByText(/Отличается одним знаком/u)).toBeNull()
  })

  it('that has a zero for the letter О is asked back, with the plate that was probably meant', async () => {
    const app = await openNew()
    await app.user.type(plate(), '0001оо77')
    await screen.findByText(/вместо буквы О введён ноль/u)
    await app.user.click(screen.getByRole('button', { name: 'Да, О 001 ОО 77' }))
    expect(screen.queryByText(/вместо буквы О введён ноль/u)).toBeNull()
    await press(app, 'Добавить')
    await noDialog()
    expect(app.sent('/car')).toMatchObject([{ ГРЗ: 'О001ОО77' }])
  })

  it('of another country is saved in Latin letters with its country', async () => {
    const app = await openNew()
    await app.user.click(screen.getByRole('radio', { name: 'Другая страна' }))
    await app.user.type(plate(), '777 авс 02')
    await screen.findByText(/Русские буквы заменены/u)
    await app.user.selectOptions(field('Страна регистрации'), 'Казахстан')
    await press(app, 'Добавить')
    await noDialog()
    expect(app.sent('/car')).toMatchObject([{ ГРЗ: '777ABC02', Формат: 'Foreign', Страна: 'KAZ' }])
  })

  it.each([
    ['16 00', /Нужно 2 цифры/u],
    ['16 00 123456', /уже записан за другой/u],
  ])('has no certificate %s', async (typed, words) => {
    const app = await openNew()
    await app.user.type(field('Серия и номер'), typed)
    expect(screen.queryByText(words)).toBeNull()
    await app.user.tab()
    await screen.findByText(words)
  })

  it.each([
    ['ParkingSessionAlreadyExists', /По этой машине идёт парковка/u],
    ['ValidationError', /Сервер не принял данные/u],
    ['InvalidFormat', /Сервер не принял номер/u],
    ['UnknownError', /Сервер ответил ошибкой/u],
  ])('that the server refuses with %s stays as it was typed', async (errorName, words) => {
    const app = await openNew()
    app.refuse('car', errorName)
    await app.user.type(plate(), 'в777ор77')
    await app.user.type(field('Название'), 'Дача')
    await press(app, 'Добавить')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Машина не сохранилась')
    expect(notice.textContent).toMatch(words)
    expect(plate()).toHaveProperty('value', 'В 777 ОР 77')
    expect(field('Название')).toHaveProperty('value', 'Дача')
    delete app.faults.car
    await press(app, 'Добавить')
    await noDialog()
    expect(app.sent('/car')).toHaveLength(2)
  })
})

describe('a car that is changed', () => {
  it('sends only what was', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    await ask(app, 'А 123 ВС 116', 'Изменить')
    await screen.findByRole('heading', { name: 'Машина А 123 ВС 116' })
    expect((await dialog()).textContent).toContain('Это ваша основная машина')
    await app.user.clear(field('Название'))
    await press(app, 'Сохранить')
    await noDialog()
    expect(app.sent('/car')).toEqual([
      { oldgrz: 'А123ВС116', newgrz: 'А123ВС116', Наименование: '' },
    ])
    await within(await card()).findByText('Машина А 123 ВС 116 изменена.')
  })

  it('may get another plate', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    await ask(app, 'А 123 ВС 116', 'Изменить')
    await screen.findByRole('heading', { name: 'Машина А 123 ВС 116' })
    await app.user.clear(plate())
    await app.user.type(plate(), 'а123вс716')
    await press(app, 'Сохранить')
    await noDialog()
    expect(app.sent('/car')).toEqual([
      { oldgrz: 'А123ВС116', newgrz: 'А123ВС716', ГРЗ: 'А123ВС716', Формат: 'Russian' },
    ])
  })

  it('sends nothing where nothing was', async () => {
    const app = await openGarage({ vehicles: [family, guest] })
    await ask(app, 'AB1234CD', 'Изменить')
    await screen.findByRole('heading', { name: 'Машина AB1234CD' })
    await press(app, 'Сохранить')
    await screen.findByText('Вы пока ничего не изменили.')
    expect(app.sent('/car')).toEqual([])
  })

  it('becomes the main one, and the one before is it no more', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    await ask(app, '1234 АВ 116', 'Сделать основной')
    await within(await card()).findByText('Теперь основная машина — 1234 АВ 116.')
    expect(app.sent('/car')).toEqual([
      { oldgrz: '1234АВ116', newgrz: '1234АВ116', Основной: 'true' },
    ])
    const [first] = await rows()
    expect(first?.textContent).toContain('МотоциклОсновная')
    expect(screen.getAllByText('Основная')).toHaveLength(1)
  })

  it('that does not become the main one says why', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    app.refuse('car', 'UnknownError')
    await ask(app, '1234 АВ 116', 'Сделать основной')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Не удалось сделать машину 1234\u00A0АВ\u00A0116 основной')
    expect(notice.textContent).toContain('Сервер ответил ошибкой')
  })

  it('is left alone while it is parked: it is said until when, and why', async () => {
    const app = await openGarage({ vehicles: [family, bike], sessions: [session('А123ВС116')] })
    await screen.findByText(/На парковке до .*\d\d:\d\d/u)
    for (const item of ['Изменить', 'Удалить']) {
      await ask(app, 'А 123 ВС 116', item)
      expect((await dialog()).textContent).toMatch(/стоит на парковке до .*\d\d:\d\d.*проверяют/u)
      await press(app, 'Понятно')
      await noDialog()
    }
    expect(app.sent('/car')).toEqual([])
  })
})

describe('a change whose answer was lost', () => {
  it('is told as done where the car is added', async () => {
    const app = await openNew()
    app.loseAnswers()
    await app.user.type(plate(), 'b777op716')
    await press(app, 'Добавить')
    await noDialog()
    await within(await card()).findByText('Машина В 777 ОР 716 добавлена.')
    expect(app.sent('/car')).toHaveLength(1)
  })

  it('is told as done where another car is the main one', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    app.loseAnswers()
    await ask(app, '1234 АВ 116', 'Сделать основной')
    await within(await card()).findByText('Теперь основная машина — 1234 АВ 116.')
    expect(app.sent('/car')).toHaveLength(1)
  })

  it('is told as done where the car is gone', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    app.loseAnswers()
    await ask(app, '1234 АВ 116', 'Удалить')
    await pressAimed(await screen.findByRole('button', { name: 'Удалить' }))
    await within(await card()).findByText('Машина 1234 АВ 116 удалена.')
    expect(await rows()).toHaveLength(1)
  })

  it('is not told as done where nothing was', async () => {
    const app = await openNew()
    app.faults.car = () => new TypeError('connection lost')
    await app.user.type(plate(), 'b777op716')
    await press(app, 'Добавить')
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи')
  })
})

describe('a car that is deleted', () => {
  it('is asked about first, and another takes its place as the main one', async () => {
    const app = await openGarage({ vehicles: [family, bike] })
    await ask(app, 'А 123 ВС 116', 'Удалить')
    const question = await screen.findByRole('alertdialog', {
      name: 'Удалить машину А 123 ВС 116?',
    })
    expect(question.textContent).toContain('основной станет другая')
    await app.user.click(within(question).getByRole('button', { name: 'Оставить' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Действия с машиной А 123 ВС 116' }),
    )
    expect(app.sent('/car')).toEqual([])
    await ask(app, 'А 123 ВС 116', 'Удалить')
    await pressAimed(await screen.findByRole('button', { name: 'Удалить' }))
    await within(await card()).findByText('Машина А 123 ВС 116 удалена.')
    expect(app.sent('/car')).toEqual([{ ГРЗ: 'А123ВС116' }])
    expect(await rows()).toHaveLength(1)
    expect(screen.getAllByText('Основная')).toHaveLength(1)
  })
})
