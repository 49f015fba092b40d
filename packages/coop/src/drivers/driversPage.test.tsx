import { changed, later, lostAnswer, noConnection, refusal } from '@parking/runtime/testing'
import type { CityBackEnd } from '@parking/runtime/testing/city'
import { pressAimed } from '@parking/ui/testing'
import { act as reactAct, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fleet, openFleet } from '../testing/fleet.ts'
import { renderConsole } from '../testing/renderConsole.tsx'

async function open(server = openFleet(), path = '/coop-profile/drivers') {
  const rendered = await renderConsole(server, { path, token: 'token-1' })
  await screen.findByRole('heading', { level: 1, name: 'Водители' })
  return { ...rendered, server }
}

/** Somebody else changes the first driver. */
function changeFirst(server: CityBackEnd, change: { phone: string } | { plate: string }) {
  const [first, ...others] = server.fleet.drivers
  if (first) server.fleet = { ...server.fleet, drivers: [{ ...first, ...change }, ...others] }
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

async function act(name: string, action: string, user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: `Действия: ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the drivers of a company', () => {
  it('are listed with their phones, vehicles and states', async () => {
    await open()
    const row = (await screen.findByRole('rowheader', { name: /Водитель Второй/u })).closest('tr')
    expect(row?.textContent).toMatch(/\+7\s\(900\)\s100\D00\D02/u)
    expect(row?.textContent).toContain('Отключён')
    expect(names()).toHaveLength(3)
  })

  it('are searched, chosen from and sorted as the address says', async () => {
    const { user, router } = await open(openFleet(), '/coop-profile/drivers?show=active&sort=-name')
    await screen.findByRole('table')
    expect(names()).toEqual(['Водитель Третий', 'Водитель Первый'])
    await user.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'a 123')
    await waitFor(() => expect(names()).toEqual(['Водитель Первый']))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ show: 'active', sort: '-name', q: 'a 123' }),
    )
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '100-00-03')
    await waitFor(() => expect(names()).toEqual(['Водитель Третий']))
    await user.type(screen.getByRole('searchbox'), 'zz')
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Показать все' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('are sorted by a press on a header, and the other way round by the next', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Имя' }))
    await waitFor(() =>
      expect(names()).toEqual(['Водитель Второй', 'Водитель Первый', 'Водитель Третий']),
    )
    await user.click(screen.getByRole('button', { name: 'Имя' }))
    await waitFor(() => expect(names()[0]).toBe('Водитель Третий'))
  })

  it('hide a column, and keep it hidden', async () => {
    const { user, context } = await open()
    expect(await screen.findByRole('columnheader', { name: /Телефон/u })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }))
    const phone = await screen.findByRole('menuitemcheckbox', { name: 'Телефон' })
    expect(phone.getAttribute('aria-checked')).toBe('true')
    await user.click(phone)
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: /Телефон/u, hidden: true })).toBeNull(),
    )
    expect(context.storage.get('parking.columns.drivers')).toBe('["phone"]')
  })

  it('are saved for a spreadsheet, those that are found', async () => {
    const { user } = await open(openFleet(), '/coop-profile/drivers?show=inactive')
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:file'
    })
    await user.click(await screen.findByRole('button', { name: 'Скачать' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Таблица CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = await files[0]?.text()
    expect(text).toContain('Имя;Телефон;Машина;Состояние')
    expect(text).toContain('Водитель Второй;79001000002;В001ВВ116;Отключён')
    expect(text).not.toContain('Водитель Первый')
    vi.restoreAllMocks()
  })

  it('say what to do while there are none', async () => {
    await open(openFleet({}))
    expect(await screen.findByText('Водителей пока нет')).toBeTruthy()
  })
})

describe('a driver', () => {
  it('is added once all fields are good', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: 'Добавить водителя' }))
    const dialog = await screen.findByRole('dialog', { name: 'Новый водитель' })
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
    expect(within(dialog).getAllByText('Введите фамилию и имя').length).toBeGreaterThan(0)
    expect(server.callsOf('add-driver')).toHaveLength(0)
    await user.type(within(dialog).getByLabelText(/^Фамилия/u), 'Водитель  Новый')
    await user.type(within(dialog).getByLabelText(/^Телефон/u), '9001000001')
    await user.type(within(dialog).getByLabelText(/^Номер/u), 'a 123 bc 116')
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
    expect(
      within(dialog).getAllByText('Этот телефон уже есть у другого водителя').length,
    ).toBeGreaterThan(0)
    const phone = within(dialog).getByLabelText(/^Телефон/u)
    await user.clear(phone)
    await user.type(phone, '9001000009')
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
    expect(await screen.findByText(/^Водитель добавлен/u)).toBeTruthy()
    expect(server.callsOf('add-driver')[0]?.fields).toMatchObject({
      driver: 'Водитель Новый',
      phone: '79001000009',
      car_number: 'А123ВС116',
    })
    await waitFor(() => expect(names()).toHaveLength(4))
  })

  it('is changed, and put back by one press', async () => {
    const { user, server } = await open()
    await act('Водитель Первый', 'Изменить', user)
    const dialog = await screen.findByRole('dialog', { name: 'Водитель' })
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    expect(await within(dialog).findByText('Вы ничего не изменили.')).toBeTruthy()
    const name = within(dialog).getByLabelText(/^Фамилия/u)
    await user.clear(name)
    await user.type(name, 'Водитель Другой')
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(names()).toContain('Водитель Другой'))
    await user.click(screen.getByRole('button', { name: 'Отменить' }))
    expect(await screen.findByText('Действие отменено.')).toBeTruthy()
    expect(server.fleet.drivers[0]?.name).toBe('Водитель Первый')
  })

  it('with several cars is said to have them, also where the form changes one', async () => {
    const [{ plate: _, ...first } = {}] = fleet.drivers
    const drivers = [{ ...first, ts: ['А123ВС116', 'С002СС116'] }]
    const { user } = await open(openFleet(fleet, { 'get-profile': changed({ drivers }) }))
    await act('Водитель Первый', 'Изменить', user)
    const dialog = await screen.findByRole('dialog', { name: 'Водитель' })
    expect(within(dialog).getByLabelText(/^Номер машины/u)).toHaveProperty('value', 'А123ВС116')
    expect(dialog.textContent).toContain('есть и другие машины: С 002 СС 116.')
  })

  it('is switched off at once, and on again by undoing it', async () => {
    const { user, server } = await open()
    await act('Водитель Первый', 'Отключить', user)
    expect(await screen.findByText('Водитель отключён: Водитель Первый.')).toBeTruthy()
    expect(server.callsOf('deactivate-driver')[0]?.fields).toMatchObject({
      fio: 'Водитель Первый',
      phone_number: '79001000001',
      inn: '7707083893',
    })
    expect(server.fleet.drivers[0]?.isActive).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Отменить' }))
    await waitFor(() => expect(server.fleet.drivers[0]?.isActive).toBe(true))
  })

  it('stays as it was where that is refused', async () => {
    const { user } = await open(
      openFleet(fleet, { 'deactivate-driver': () => refusal('AccountNotFound') }),
    )
    await act('Водитель Первый', 'Отключить', user)
    expect(await screen.findByText('Состояние водителя не изменилось')).toBeTruthy()
    const row = screen.getByRole('rowheader', { name: /Водитель Первый/u }).closest('tr')
    expect(row?.textContent).toContain('Работает')
  })

  it('whose switch fails once another page is open is told of there', async () => {
    const held = later()
    const { user, router } = await open(openFleet(fleet, { 'deactivate-driver': held.answer }))
    await act('Водитель Первый', 'Отключить', user)
    await reactAct(() => router.navigate({ to: '/coop-profile/overview' }))
    held.come(refusal('AccountNotFound'))
    expect(await screen.findByText('Состояние водителя не изменилось')).toBeTruthy()
    await reactAct(() => router.navigate({ to: '/coop-profile/vehicles' }))
    await screen.findByRole('heading', { level: 1, name: 'Машины' })
    expect(screen.queryByText('Состояние водителя не изменилось')).toBeNull()
  })

  it('is not said to be unsaved where the call may still be carried out', async () => {
    const { user } = await open(openFleet(fleet, { 'edit-driver': () => noConnection }))
    await act('Водитель Первый', 'Изменить', user)
    const dialog = await screen.findByRole('dialog', { name: 'Водитель' })
    await user.type(within(dialog).getByLabelText(/^Фамилия/u), ' Первович')
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    expect(await within(dialog).findByText('Неизвестно, получилось ли')).toBeTruthy()
    expect(dialog.textContent).toContain('В данных компании этого пока нет')
    expect(within(dialog).queryByText('Не сохранено')).toBeNull()
  })

  it('is not lost with a form that is closed by mistake', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Добавить водителя' }))
    const dialog = await screen.findByRole('dialog', { name: 'Новый водитель' })
    const name = within(dialog).getByLabelText<HTMLInputElement>(/^Фамилия/u)
    await user.type(name, 'Водитель Новый')
    const close = within(dialog).getByRole('button', { name: 'Закрыть' })
    await user.click(close)
    const question = await screen.findByRole('alertdialog', { name: 'Закрыть, не сохранив?' })
    await user.click(within(question).getByRole('button', { name: 'Вернуться к форме' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(name.value).toBe('Водитель Новый')
    await user.click(close)
    await pressAimed(await screen.findByRole('button', { name: 'Закрыть без сохранения' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Добавить водителя' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Закрыть' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is removed after a question, though the answer is lost, and can be brought back', async () => {
    const { user, server } = await open(openFleet(fleet, { 'remove-driver': lostAnswer }))
    await act('Водитель Первый', 'Удалить', user)
    const question = await screen.findByRole('alertdialog', { name: 'Удалить водителя?' })
    expect(server.callsOf('remove-driver')).toHaveLength(0)
    await pressAimed(within(question).getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Водитель удалён: Водитель Первый.')).toBeTruthy()
    expect(server.callsOf('remove-driver')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Отменить' }))
    await waitFor(() => expect(names()).toContain('Водитель Первый'))
  })

  it('is not said to be removed where somebody has changed the phone meanwhile', async () => {
    const { user, server } = await open()
    await act('Водитель Первый', 'Удалить', user)
    const question = await screen.findByRole('alertdialog')
    changeFirst(server, { phone: '79001000009' })
    await pressAimed(within(question).getByRole('button', { name: 'Удалить' }))
    expect(await within(question).findByText(/^Этой записи больше нет, или/u)).toBeTruthy()
    expect(screen.queryByText(/^Водитель удалён/u)).toBeNull()
  })

  it('is not put back to what somebody else has changed meanwhile', async () => {
    const { user, server } = await open()
    await act('Водитель Первый', 'Изменить', user)
    const dialog = await screen.findByRole('dialog', { name: 'Водитель' })
    changeFirst(server, { plate: 'С002СС116' })
    await user.type(within(dialog).getByLabelText(/^Фамилия/u), ' Первович')
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    expect(await within(dialog).findByText(/^Пока вы правили/u)).toBeTruthy()
    expect(server.callsOf('edit-driver')).toHaveLength(0)
    expect(server.fleet.drivers[0]?.plate).toBe('С002СС116')
  })

  it('keeps the form open while it is saved, so that a refusal is told', async () => {
    const held = later()
    const { user } = await open(openFleet(fleet, { 'edit-driver': held.answer }))
    await act('Водитель Первый', 'Изменить', user)
    const dialog = await screen.findByRole('dialog', { name: 'Водитель' })
    await user.type(within(dialog).getByLabelText(/^Фамилия/u), ' Первович')
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    const cancel = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Не сохранять' })
    await waitFor(() => expect(cancel.disabled).toBe(true))
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    held.come(refusal('ValidationError'))
    expect(await within(dialog).findByText('Не сохранено')).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Фамилия/u).value).toBe(
      'Водитель Первый Первович',
    )
  })

  it('is not offered back where adding would switch on somebody who was off', async () => {
    const { user } = await open()
    await act('Водитель Второй', 'Удалить', user)
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('одним нажатием не получится')
    await pressAimed(within(question).getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Водитель удалён: Водитель Второй.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
  })
})

describe('a session that ends over a form', () => {
  it('leaves what was typed to the same company, once it is back', async () => {
    const server = openFleet()
    const { user, context, router } = await open(server)
    await user.click(await screen.findByRole('button', { name: 'Добавить водителя' }))
    await user.type(await screen.findByLabelText(/^Фамилия/u), 'Водитель Новый')
    reactAct(() => context.session.send({ kind: 'tokenExpired', token: 'token-1' }))
    await waitFor(() => expect(screen.queryByLabelText(/^Фамилия/u)).toBeNull())
    reactAct(() => context.session.send({ kind: 'loggedIn', token: 'token-2' }))
    await reactAct(() => router.navigate({ to: '/coop-profile/drivers' }))
    await user.click(await screen.findByRole('button', { name: 'Добавить водителя' }))
    const name = await screen.findByLabelText(/^Фамилия/u)
    await waitFor(() => expect(name).toHaveProperty('value', 'Водитель Новый'))
  })
})

describe('many drivers at once', () => {
  it('are switched off, those that are on', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все найденные' }))
    expect(screen.getByText('Выбрано: 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Отключить' }))
    expect(await screen.findByText('Готово. Выполнено: 2, отказано: 0.')).toBeTruthy()
    expect(server.fleet.drivers.map(({ isActive }) => isActive)).toEqual([false, false, false])
  })

  it('are counted also where a search hides some of them', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все найденные' }))
    await user.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'Первый')
    expect(await screen.findByText('Выбрано: 3, из них не показано: 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить водителей' })
    expect(within(dialog).getByText(/которых сейчас нет в списке: 2/u)).toBeTruthy()
  })

  it('are removed only after a question; a refused one is named, with the reason', async () => {
    const server = openFleet(fleet, {
      'remove-driver': ({ fields }) =>
        fields['phone'] === '79001000002' ? refusal('AccountNotFound') : undefined,
    })
    const { user } = await open(server)
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все найденные' }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить водителей' })
    expect(within(dialog).getByText(/^3 водителя больше не смогут/u)).toBeTruthy()
    expect(server.callsOf('remove-driver')).toHaveLength(0)
    await pressAimed(within(dialog).getByRole('button', { name: 'Выполнить' }))
    expect(await within(dialog).findByText('Готово. Выполнено: 2, отказано: 1.')).toBeTruthy()
    expect(within(dialog).getByText('Водитель Второй')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(names()).toEqual(['Водитель Второй']))
  })

  it('wait where the connection breaks, and none is sent twice that was done', async () => {
    const server = openFleet()
    server.fault = {
      'remove-driver': (call, own) =>
        server.callsOf('remove-driver').length === 2 ? lostAnswer(call, own) : undefined,
    }
    const { user } = await open(server)
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все найденные' }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить водителей' })
    await pressAimed(within(dialog).getByRole('button', { name: 'Выполнить' }))
    expect(await within(dialog).findByText('Готово. Выполнено: 3, отказано: 0.')).toBeTruthy()
    expect(server.callsOf('remove-driver')).toHaveLength(3)
  })

  it('wait until the connection is there again', async () => {
    const server = openFleet(fleet, { 'deactivate-driver': () => noConnection })
    const { user } = await open(server)
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все найденные' }))
    await user.click(screen.getByRole('button', { name: 'Отключить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Отключить водителей' })
    expect(await within(dialog).findByText('Работа остановлена')).toBeTruthy()
    expect(within(dialog).getByText('Приостановлено. Осталось: 2.')).toBeTruthy()
    server.fault = {}
    await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
    expect(await within(dialog).findByText('Готово. Выполнено: 2, отказано: 0.')).toBeTruthy()
    expect(server.fleet.drivers.every(({ isActive }) => !isActive)).toBe(true)
  })

  it('are not sent again while nobody can tell whether they were done', async () => {
    const server = openFleet()
    server.fault = {
      'deactivate-driver': async (call, own) => {
        const lost = await lostAnswer(call, own)
        server.isReachable = false
        return lost
      },
    }
    const { user } = await open(server)
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Водитель Первый' }))
    await user.click(screen.getByRole('button', { name: 'Отключить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Отключить водителей' })
    expect(await within(dialog).findByText('Работа остановлена')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
    await within(dialog).findByRole('button', { name: 'Продолжить' })
    server.isReachable = true
    await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
    expect(await within(dialog).findByText('Готово. Выполнено: 1, отказано: 0.')).toBeTruthy()
    expect(server.callsOf('deactivate-driver')).toHaveLength(1)
  })
})
