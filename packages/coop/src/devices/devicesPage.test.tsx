import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openFleet } from '../testing/fleet.ts'
import { renderConsole } from '../testing/renderConsole.tsx'

async function open(search = '') {
  const server = openFleet()
  const path = `/coop-profile/devices${search}`
  const rendered = await renderConsole(server, { path, token: 'token-1' })
  await screen.findByRole('heading', { level: 1, name: 'Устройства' })
  await screen.findByRole('table')
  return { ...rendered, server }
}

const count = () => screen.getAllByRole('rowheader').length

describe('the tracking devices of a company', () => {
  it('are listed with the vehicle that carries them', async () => {
    await open()
    const row = screen.getByRole('rowheader', { name: /356901/u }).closest('tr')
    expect(
      within(row ?? document.body).getByRole('img', { name: 'А 1 2 3 В С 1 1 6' }),
    ).toBeTruthy()
    expect(row?.textContent).toContain('Работает')
  })

  it('are turned on at once; the screen says so only after the answer', async () => {
    const { user, server } = await open('?show=inactive')
    expect(count()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Действия: 356903' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Включить' }))
    expect(await screen.findByText('Устройство включено: 356903.')).toBeTruthy()
    expect(server.callsOf('activate-device')[0]?.fields).toMatchObject({
      imei: '356903',
      grz: 'С002СС116',
      inn: '7707083893',
    })
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy()
  })

  it('get another one, which is on at once', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('button', { name: 'Добавить устройство' }))
    const dialog = await screen.findByRole('dialog', { name: 'Новое устройство' })
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
    expect(within(dialog).getAllByText('Введите VIN или IMEI').length).toBeGreaterThan(1)
    await user.type(within(dialog).getByLabelText('IMEI'), '3569-01')
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
    expect(
      within(dialog).getAllByText('Данное отслеживающее устройство уже существует').length,
    ).toBeGreaterThan(0)
    await user.clear(within(dialog).getByLabelText('IMEI'))
    await user.type(within(dialog).getByLabelText('IMEI'), '356999')
    await user.type(within(dialog).getByLabelText('Номер машины'), 'a123bc116')
    expect(within(dialog).getByText('В этой машине уже стоит устройство: 356901.')).toBeTruthy()
    await user.clear(within(dialog).getByLabelText('Номер машины'))
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
    expect(await screen.findByText('Устройство добавлено и включено: 356999.')).toBeTruthy()
    await waitFor(() => expect(count()).toBe(3))
    expect(server.fleet.devices.at(-1)).toMatchObject({ imei: '356999', isActive: true })
  })

  it('say why they can’t be deleted, and whom to call', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Действия: 356901' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить не получится' })
    expect(dialog.textContent).toMatch(/не даёт компаниям удалять устройства.*\+7/u)
    await user.click(within(dialog).getByRole('button', { name: 'Понятно' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that are off say so in words of their own gender', async () => {
    await open('?show=inactive')
    expect(screen.getByText('Отключено')).toBeTruthy()
  })

  it('are turned off, all that are chosen', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: 356901' }))
    await user.click(screen.getByRole('button', { name: 'Отключить' }))
    expect(await screen.findByText('Готово. Выполнено: 1, отказано: 0.')).toBeTruthy()
    expect(server.fleet.devices[0]?.isActive).toBe(false)
  })
})
