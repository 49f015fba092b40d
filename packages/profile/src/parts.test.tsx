import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backEnd, ok } from '@parking/runtime/testing'
import { renderProfile } from './testing/renderProfile.tsx'

const pages = [
  ['/profile/penalty', 'Штрафы', 'penalty', 'viewPenalty', 'fines/v1'],
  ['/profile/receipts', 'Квитанции', 'receipts', 'useReceipts', 'receipt-list'],
  ['/profile/feedback', 'Обратная связь', 'feedback', null, 'getAppeals/v1'],
] as const

async function open(path: string, flags: object, settings: object) {
  const server = backEnd({
    'get-profile-v6': () => ok({ email: 'driver@parking.example' }),
    'get-options-info-v3': () => ok({ isClose: false, ...settings }),
    'fines/v1': () => ok([]),
    'receipt-list': () => ok([]),
    'getAppeals/v1': () => ok([]),
  })
  const app = await renderProfile({ backEnd: server, path, token: 'token-1', city: { flags } })
  return { ...app, server }
}

describe.each(pages)('%s', (path, title, flag, setting, call) => {
  const on = setting === null ? {} : { [setting]: true }

  it('is there where the build has it and the city says so', async () => {
    const { server } = await open(path, { [flag]: true }, on)
    await screen.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(server.callsOf(call)).not.toEqual([]))
  })

  const off = [
    ['the build has it not', { [flag]: false }, on],
    ...(setting === null ? [] : [['the city says no', { [flag]: true }, {}] as const]),
  ] as const
  it.each(off)('is not found, and asks for nothing, where %s', async (_why, flags, settings) => {
    const { server } = await open(path, flags, settings)
    await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
    expect(server.callsOf(call)).toEqual([])
    await waitFor(() => expect(document.title).toMatch(/^Страница не найдена/u))
  })

  it('stands in the menu of the account by the same rule', async () => {
    const first = await open('/', { [flag]: true }, on)
    await first.user.click(await screen.findByRole('button', { name: /Личный кабинет/u }))
    expect(await screen.findByRole('menuitem', { name: title })).toBeTruthy()
  })

  it('is missing in the menu where the build has it not', async () => {
    const { user } = await open('/', { [flag]: false }, on)
    await user.click(await screen.findByRole('button', { name: /Личный кабинет/u }))
    await screen.findByRole('menuitem', { name: 'История операций' })
    expect(screen.queryByRole('menuitem', { name: title })).toBeNull()
  })
})
