import { misspelt } from '@parking/runtime/testing'
import { pressAimed } from '@parking/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fleet, openFleet } from '../testing/fleet.ts'
import { renderConsole } from '../testing/renderConsole.tsx'

async function open(server = openFleet(), search = '') {
  const path = `/coop-profile/vehicles${search}`
  const rendered = await renderConsole(server, { path, token: 'token-1', language: 'en' })
  await screen.findByRole('heading', { level: 1, name: 'Vehicles' })
  return { ...rendered, server }
}

const rowOf = async (plate: RegExp) =>
  (await screen.findByRole('rowheader', { name: plate })).closest('tr')

const count = () => screen.getAllByRole('rowheader').length

describe('the vehicles of a company', () => {
  it('are listed with who drives them and what they carry', async () => {
    await open()
    const row = await rowOf(/А 123 ВС 116/u)
    expect(row?.textContent).toContain('Водитель Первый')
    expect(row?.textContent).toContain('356901')
    expect(row?.textContent).toContain('Active')
    expect((await rowOf(/В 001 ВВ 116/u))?.textContent).toContain('none')
  })

  it.each([
    ['active', 1],
    ['inactive', 1],
    ['lonely', 1],
    ['bare', 1],
    ['other', 3],
  ])('are chosen from by their address: %s', async (show, expected) => {
    await open(openFleet(), `?show=${show}`)
    await screen.findByRole('table')
    expect(count()).toBe(expected)
  })

  it('get another one, unless it is there already', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a vehicle' }))
    const dialog = await screen.findByRole('dialog', { name: 'New vehicle' })
    await user.type(within(dialog).getByLabelText(/^Number plate/u), 'a123bc116')
    await user.type(within(dialog).getByLabelText(/^Vehicle identification/u), 'xta 1')
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(within(dialog).getAllByText('This vehicle already exists').length).toBeGreaterThan(0)
    expect(
      within(dialog).getAllByText('Another vehicle already has this VIN').length,
    ).toBeGreaterThan(0)
    await user.clear(within(dialog).getByLabelText(/^Number plate/u))
    await user.type(within(dialog).getByLabelText(/^Number plate/u), 'AB-12 34')
    await user.clear(within(dialog).getByLabelText(/^Vehicle identification/u))
    await user.type(within(dialog).getByLabelText(/^Vehicle identification/u), 'xta9')
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/^The vehicle has been added/u)).toBeTruthy()
    expect(server.callsOf('profile/ts/1')[0]?.fields).toMatchObject({
      number: 'AB1234',
      VINNumber: 'XTA9',
    })
    await waitFor(() => expect(count()).toBe(4))
  })

  it('do not take another vehicle of the plate for the one that was added', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a vehicle' }))
    const dialog = await screen.findByRole('dialog', { name: 'New vehicle' })
    await user.type(within(dialog).getByLabelText(/^Number plate/u), 'Х777ХХ716')
    await user.type(within(dialog).getByLabelText(/^Vehicle identification/u), 'VINMINE')
    const other = { plate: 'Х777ХХ716', vin: 'VINOTHER', imei: '' }
    server.fleet = { ...server.fleet, vehicles: [...server.fleet.vehicles, other] }
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await within(dialog).findByText('Not saved')).toBeTruthy()
    expect(screen.queryByText(/^The vehicle has been added/u)).toBeNull()
  })

  it('lose one after a question, and get it back by one press', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: 'Actions: А 123 ВС 116' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('You can undo this')
    await pressAimed(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/^The vehicle has been deleted/u)).toBeTruthy()
    await waitFor(() => expect(count()).toBe(2))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(count()).toBe(3))
    expect(server.callsOf('profile/ts/1').at(-1)?.fields).toMatchObject({
      number: 'А123ВС116',
      VINNumber: 'XTA1',
    })
  })
})

describe('while the vehicles change in the back end', () => {
  /** The first vehicle is gone, and all others are a place higher. */
  async function loseFirst(console: Awaited<ReturnType<typeof open>>) {
    const { server } = console
    server.fleet = { ...server.fleet, vehicles: server.fleet.vehicles.slice(1) }
    await console.context.queryClient.refetchQueries()
    await waitFor(() => expect(count()).toBe(2))
  }

  it('a menu that is open stays that of its vehicle', async () => {
    const console = await open()
    const menu = { name: 'Actions: В 001 ВВ 116' }
    await console.user.click(await screen.findByRole('button', menu))
    await screen.findAllByRole('menuitem')
    await loseFirst(console)
    await console.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('В 001 ВВ 116')
  })

  it.each([
    ['checkbox', /В 001 ВВ 116/u],
    ['button', /^Actions: В 001 ВВ 116/u],
    ['link', /В 0 0 1 В В 1 1 6/u],
  ] as const)('the focus stays with the %s of its vehicle', async (role, name) => {
    const console = await open()
    const control = await screen.findByRole(role, { name })
    control.focus()
    await loseFirst(console)
    expect(screen.getByRole(role, { name })).toBe(control)
    expect(document.activeElement).toBe(control)
  })

  it('a menu that is open never becomes that of another vehicle when they are sorted', async () => {
    const { user } = await open(openFleet(), '?sort=plate')
    await user.click(await screen.findByRole('button', { name: 'Actions: А 123 ВС 116' }))
    await screen.findAllByRole('menuitem')
    act(() => screen.getByRole('button', { name: /plate/iu, hidden: true }).click())
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('002'))
    expect(screen.queryByRole('menuitem')).toBeNull()
  })

  it('a row takes the element of the one that stood there when they are sorted', async () => {
    const { user } = await open()
    const first = await rowOf(/А 123 ВС 116/u)
    const header = screen.getByRole('button', { name: /^(?:number )?plate$/iu })
    await user.click(header)
    await user.click(header)
    await waitFor(() => expect(first?.textContent).toContain('002'))
    expect(first?.isConnected).toBe(true)
  })
})

describe('many vehicles', () => {
  it('are switched off with their devices, those that have one', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Select all found' }))
    await user.click(screen.getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('Finished. Done: 1, refused: 0.')).toBeTruthy()
    expect(server.callsOf('deactivate-device').map(({ fields }) => fields)).toMatchObject([
      { grz: 'А123ВС116', imei: '356901', vin: 'XTA1' },
    ])
    expect(await screen.findAllByText('Switched off')).toHaveLength(2)
  })

  it('are deleted but for those that no call can name, and that is said before', async () => {
    const server = openFleet(fleet, { 'get-profile': misspelt('"id":"2"', '"id":""') })
    const { user } = await open(server)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all found' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete vehicles' })
    expect(dialog.textContent).toContain('with the others that are selected: 1.')
    await pressAimed(within(dialog).getByRole('button', { name: 'Go ahead' }))
    expect(await screen.findByText('Finished. Done: 2, refused: 0.')).toBeTruthy()
  })

  it('without a number say why they can’t be deleted', async () => {
    const vehicles = [{ plate: 'В001ВВ116', vin: 'XTA2', imei: '' }]
    const numberless = { 'get-profile': misspelt('"id":"1"', '"id":""') }
    const server = openFleet({ ...fleet, vehicles }, numberless)
    const { user } = await open(server)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all found' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'It can’t be deleted' })
    expect(dialog.textContent).toContain('hasn’t given this vehicle a number')
    await user.click(within(dialog).getByRole('button', { name: 'Got it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a vehicle', () => {
  it('is switched off in its own list, by its plate, and on again by undoing it', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: /^Actions: А 123/u }))
    await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }))
    expect(await screen.findByText('The vehicle has been switched off: А 123 ВС 116.')).toBeTruthy()
    expect(server.callsOf('deactivate-device')[0]?.fields['grz']).toBe('А123ВС116')
    expect(server.fleet.devices[0]?.isActive).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.fleet.devices[0]?.isActive).toBe(true))
  })

  async function edit({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(await screen.findByRole('button', { name: /^Actions: А 123/u }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    return screen.findByRole('dialog', { name: 'Vehicle' })
  }

  it('is changed, and put back by one press', async () => {
    const console = await open()
    const { user, server } = console
    const dialog = await edit(console)
    const vin = within(dialog).getByLabelText(/VIN/u)
    await user.clear(vin)
    await user.type(vin, 'xta 9')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The vehicle has been changed: А 123 ВС 116.')).toBeTruthy()
    expect(server.fleet.vehicles[0]).toMatchObject({
      plate: 'А123ВС116',
      vin: 'XTA9',
      imei: '356901',
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.fleet.vehicles[0]).toMatchObject({ vin: 'XTA1' }))
  })

  it('takes neither a plate nor a vin nor an imei of another one', async () => {
    const console = await open()
    const { user, server } = console
    const dialog = await edit(console)
    const retype = async (label: RegExp, text: string) => {
      const field = within(dialog).getByLabelText(label)
      await user.clear(field)
      await user.type(field, text)
    }
    await retype(/^Number plate/u, 'в001вв116')
    await retype(/VIN/u, 'xta2')
    await retype(/IMEI/u, '356903')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getAllByText('This vehicle already exists').length).toBeGreaterThan(0)
    expect(within(dialog).getAllByText('This device is already taken').length).toBeGreaterThan(1)
    expect(server.callsOf('profile/car')).toHaveLength(0)
  })

  it('with a foreign plate in Cyrillic letters is refused, with the letters that it needs', async () => {
    const console = await open()
    const dialog = await edit(console)
    const plate = within(dialog).getByLabelText(/^Number plate/u)
    await console.user.clear(plate)
    await console.user.type(plate, 'АВ 1234')
    await console.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getAllByText(/Enter a foreign one in Latin letters/u).length).toBe(2)
    await console.user.clear(plate)
    await console.user.type(plate, 'AB 1234')
    await console.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(console.server.fleet.vehicles[0]?.plate).toBe('AB1234'))
  })

  it('whose plate is changed is said to have drivers who name the old one', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Actions: А 123 ВС 116' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Vehicle' })
    expect(within(dialog).queryByText(/^The car has drivers/u)).toBeNull()
    const plate = within(dialog).getByLabelText(/^Number plate/u)
    await user.clear(plate)
    await user.type(plate, 'А123ВС777')
    expect(within(dialog).getByText(/^The car has drivers: Водитель Первый\./u)).toBeTruthy()
  })

  it('that was not changed is not sent', async () => {
    const console = await open()
    const dialog = await edit(console)
    await console.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('You haven’t changed anything.')).toBeTruthy()
    expect(console.server.callsOf('profile/car')).toHaveLength(0)
  })
})
