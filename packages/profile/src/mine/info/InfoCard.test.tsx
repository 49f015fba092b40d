import { later, refusal } from '@parking/runtime/testing'
import { pressAimed } from '@parking/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { findCard, openMine } from '../../testing/openMine.tsx'
import { doneChangeRead, profileDialogClosed } from '../store/profileDialog.ts'

beforeEach(() => {
  profileDialogClosed()
  doneChangeRead()
})

const other = /^Сделать основным: .*02$/
const deletion = /^Удалить .*02$/

describe('a phone', () => {
  it('becomes the main one, and there is one', async () => {
    const { user, server } = await openMine()
    const info = await findCard('Основное')
    await user.click(info.getByRole('button', { name: other }))
    await info.findByText('Основной телефон изменён.')
    expect(server.callsOf('set-main-phone')[0]?.fields).toMatchObject({ phone: '79160000002' })
    expect(info.getByText('основной').closest('li')?.textContent).toMatch(/02/)
  })

  it('takes its place once, however quickly that is asked for twice', async () => {
    const { server } = await openMine()
    const info = await findCard('Основное')
    const button = info.getByRole('button', { name: other })
    act(() => {
      button.click()
      button.click()
    })
    await info.findByText('Основной телефон изменён.')
    expect(server.callsOf('set-main-phone')).toHaveLength(1)
  })

  it('stays when another cannot take its place, and it is said why', async () => {
    const { user } = await openMine({
      answers: { 'set-main-phone': () => refusal('UnknownError') },
    })
    const info = await findCard('Основное')
    await user.click(info.getByRole('button', { name: other }))
    expect((await info.findByRole('alert')).textContent).toContain('Ничего не изменилось')
    expect(info.getByText('основной').closest('li')?.textContent).toMatch(/01/)
  })

  it('becomes the main one without closing a dialog that was opened meanwhile', async () => {
    const { answer, come } = later()
    const { user } = await openMine({ answers: { 'set-main-phone': answer } })
    const info = await findCard('Основное')
    await user.click(info.getByRole('button', { name: other }))
    await user.click(info.getByRole('button', { name: 'Изменить' }))
    await user.type(await screen.findByLabelText('Имя'), ' Мария')
    come(undefined)
    await screen.findByText('Основной телефон изменён.')
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Анна Мария')
  })

  it('is deleted after a question', async () => {
    const { user, server } = await openMine()
    const info = await findCard('Основное')
    await user.click(info.getByRole('button', { name: deletion }))
    await screen.findByRole('alertdialog', { name: 'Удалить телефон?' })
    await user.click(screen.getByRole('button', { name: 'Оставить' }))
    expect(server.callsOf('delete-phone')).toEqual([])
    await user.click(info.getByRole('button', { name: deletion }))
    await pressAimed(await screen.findByRole('button', { name: 'Удалить' }))
    await info.findByText('Телефон удалён.')
    expect(info.getAllByRole('listitem')).toHaveLength(1)
  })

  it('cannot be deleted while it is the main one', async () => {
    await openMine()
    const info = await findCard('Основное')
    expect(info.getAllByRole('button', { name: /^Удалить/ })).toHaveLength(1)
  })

  it('cannot be added where an account has one', async () => {
    await openMine({ city: { onePhone: true } })
    const info = await findCard('Основное')
    expect(info.queryByRole('button', { name: 'Добавить телефон' })).toBeNull()
  })
})

describe('the other tabs', () => {
  it('are told of a change', async () => {
    const { user, context } = await openMine()
    const told: unknown[] = []
    const channel = new BroadcastChannel('parking.session')
    channel.addEventListener('message', ({ data }) => told.push(data))
    const info = await findCard('Основное')
    await user.click(info.getByRole('button', { name: other }))
    await waitFor(() => expect(told).toContainEqual(expect.objectContaining({ kind: 'PROFILE' })))
    channel.close()
    expect(context.session.token()).toBe('token-1')
  })
})
