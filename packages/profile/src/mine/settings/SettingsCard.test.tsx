import { accountSettingsQuery } from '@parking/api-client'
import { changed, later, lostAnswer, ok, refusal } from '@parking/runtime/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findCard, openMine } from '../../testing/openMine.tsx'

const name = /^Не присылать push-уведомления/
const pushOff = () => screen.findByRole<HTMLInputElement>('switch', { name })

describe('the settings of the account', () => {
  it('are told as the city keeps them', async () => {
    await openMine()
    const card = await findCard('Уведомления')
    const switches = await card.findAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([true, true, false, false])
  })

  it('save themselves, and say so', async () => {
    const { user, server } = await openMine()
    await user.click(await pushOff())
    const saved = await screen.findByText('Сохранено')
    expect(saved.closest('output')).not.toBeNull()
    expect(server.callsOf('change-settings-v1').map(({ fields }) => fields)).toEqual([
      { token: 'token-1', name: 'pushOff', value: 'true' },
    ])
    expect((await pushOff()).checked).toBe(true)
  })

  it('say in words what could not be saved, and put it back', async () => {
    const { user } = await openMine({
      answers: { 'change-settings-v1': () => refusal('InDevelopingError') },
    })
    await user.click(await pushOff())
    expect((await screen.findByRole('alert')).textContent).toContain('ещё не работает')
    expect((await pushOff()).checked).toBe(false)
  })

  it('are saved where only the answer was lost', async () => {
    const { user, server } = await openMine({ answers: { 'change-settings-v1': lostAnswer } })
    await user.click(await pushOff())
    await screen.findByText('Сохранено')
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await pushOff()).checked).toBe(true)
    expect(server.callsOf('change-settings-v1')).toHaveLength(1)
  })

  it('may not come, and are asked for once more', async () => {
    const { user, server } = await openMine({
      answers: { 'get-settings-v1': () => refusal('UnknownError') },
    })
    await screen.findByText('Настройки не загрузились')
    server.fault = { 'get-settings-v1': changed({ pushOff: true }) }
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
    await waitFor(async () => expect((await pushOff()).checked).toBe(true))
  })

  it('are saved at once when the page is closed, by a call that outlives it', async () => {
    const { user, server } = await openMine()
    await user.click(await pushOff())
    act(() => void window.dispatchEvent(new Event('pagehide')))
    // A moment later it would be saved anyhow.
    expect(screen.queryByText('Сохраняем')).not.toBeNull()
    await screen.findByText('Сохранено')
    expect(server.callsOf('change-settings-v1')).toMatchObject([
      { fields: { name: 'pushOff', value: 'true' }, keepalive: true },
    ])
  })

  it('are saved when the driver signs out before, while the token still holds', async () => {
    const { answer, come } = later()
    const { user, server, context } = await openMine({ answers: { 'change-settings-v1': answer } })
    await user.click(await pushOff())
    await waitFor(() => expect(server.callsOf('change-settings-v1')).toHaveLength(1))
    await user.click(await pushOff())
    await user.click(screen.getByRole('switch', { name: 'Сообщать, когда парковка закончилась' }))
    act(() => context.session.send({ kind: 'loggedOut' }))
    await waitFor(() => expect(server.callsOf('change-settings-v1')).toHaveLength(3))
    come(ok({ pushOff: true }))
    expect(server.callsOf('change-settings-v1').slice(1)).toMatchObject([
      { fields: { token: 'token-1', name: 'pushOff', value: 'false' }, keepalive: true },
      { fields: { token: 'token-1', name: 'checkParkingSession', value: 'false' } },
    ])
  })

  it('of one driver never reach another who signs in while they are being saved', async () => {
    const { answer, come } = later()
    const { user, server, context } = await openMine({
      answers: { 'change-settings-v1': answer },
    })
    await user.click(await pushOff())
    await waitFor(() => expect(server.callsOf('change-settings-v1')).toHaveLength(1))
    await user.click(screen.getByRole('switch', { name: 'Сообщать, когда парковка закончилась' }))
    context.session.send({ kind: 'loggedOut' })
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    come(ok({ pushOff: true }))
    await context.queryClient.fetchQuery(accountSettingsQuery(context.api))
    const tokens = server.callsOf('change-settings-v1').map(({ fields }) => fields['token'])
    expect(tokens).toEqual(['token-1', 'token-1'])
    const { queryKey } = accountSettingsQuery(context.api)
    expect(context.queryClient.getQueryData(queryKey)?.pushOff).toBe(false)
  })
})
