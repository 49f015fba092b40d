import type { Locator } from '@playwright/test'
import { DocumentsCard } from '../pages/DocumentsCard.ts'
import { VehiclesCard } from '../pages/VehiclesCard.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

const driver = { signedIn: true } as const
const parked = { signedIn: true, scenario: 'driver with a session of an hour' } as const

async function open({ page, language }: Stage): Promise<VehiclesCard> {
  return new VehiclesCard(page, language).open()
}

async function adding(stage: Stage): Promise<VehiclesCard> {
  return (await open(stage)).add()
}

async function documents({ page, language }: Stage): Promise<DocumentsCard> {
  return new DocumentsCard(page, language).open()
}

/** Brings a card to the top of the window, below which there is room for it. */
async function toTop(card: Locator): Promise<void> {
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

/** Opens the page of a driver who owns nothing that is parked or shown. */
async function withNothing(stage: Stage): Promise<VehiclesCard> {
  const token = await stage.city.token()
  for (const plate of ['А123ВС116', '1234АВ116', 'AB1234CD']) {
    await stage.city.call('profile/car', { token, ГРЗ: plate }, 'DELETE')
  }
  await stage.city.call('profile/change-profile', { token, documents: '[]' }, 'PUT')
  return open(stage)
}

/** The cars and documents of a driver, and how they are changed. */
export const vehicleScreens: readonly ScreenState[] = [
  {
    ...parked,
    name: 'cars, one of them parked',
    open: async (stage) => {
      const { card, rows } = await open(stage)
      await toTop(card)
      return rows.first()
    },
  },
  {
    ...driver,
    name: 'cars, none',
    open: async (stage) => {
      const { card } = await withNothing(stage)
      await toTop(card)
      return card
    },
  },
  {
    signedIn: true,
    scenario: 'driver with 200 cars',
    name: 'cars, two hundred',
    open: async (stage) => {
      const { card, search } = await open(stage)
      await search.fill('b 1')
      await toTop(card)
      return search
    },
  },
  {
    ...driver,
    name: 'cars, what can be done',
    open: async (stage) => {
      await (await open(stage)).actions('1234 АВ 116').click()
      return stage.page.getByRole('menuitem').first()
    },
  },
  { ...driver, name: 'car, a new one', open: async (stage) => (await adding(stage)).plate },
  {
    ...driver,
    name: 'car, recognised, and like another',
    open: async (stage) => {
      const { plate } = await adding(stage)
      await plate.fill('а128вс116')
      return plate
    },
  },
  {
    ...driver,
    name: 'car, a motorcycle that is changed',
    open: async (stage) => (await (await open(stage)).ask('edit', '1234 АВ 116')).plate,
  },
  {
    ...driver,
    name: 'car, a foreign one with other letters',
    open: async (stage) => {
      const form = await adding(stage)
      await form.chooseForeign()
      await form.plate.fill('ЖХ123')
      return form.country
    },
  },
  {
    ...driver,
    name: 'car, refused fields',
    open: async (stage) => {
      const form = await adding(stage)
      await form.plate.fill('ав1234116')
      await form.number.fill('16 00')
      await form.press('Добавить', 'Add')
      return form.dialog.getByRole('alert')
    },
  },
  {
    ...driver,
    name: 'car, not saved',
    open: async (stage) => {
      const form = await adding(stage)
      await stage.city.spoil('addCar', { kind: 'errorName', errorName: 'UnknownError' })
      await form.plate.fill('в777ор77')
      await form.press('Добавить', 'Add')
      return form.dialog.getByRole('alert')
    },
  },
  {
    ...parked,
    name: 'car, parked and not to be changed',
    open: async (stage) => (await (await open(stage)).ask('edit', 'А 123 ВС 116')).dialog,
  },
  {
    ...driver,
    name: 'car, to be deleted',
    open: async (stage) => (await (await open(stage)).ask('remove', 'А 123 ВС 116')).dialog,
  },
  {
    ...driver,
    name: 'documents',
    open: async (stage) => {
      const { card } = await documents(stage)
      await toTop(card)
      return card
    },
  },
  {
    ...driver,
    name: 'document, refused fields',
    open: async (stage) => {
      const form = await (await documents(stage)).add()
      await form.choose('VU')
      await form.number.fill('16')
      await form.press('Добавить', 'Add')
      return form.dialog.getByRole('alert')
    },
  },
]
