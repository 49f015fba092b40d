import { refusal } from '@parking/runtime/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openFleet } from '../testing/fleet.ts'
import { renderConsole } from '../testing/renderConsole.tsx'

const many = 20
const phoneAt = (row: number) => `7900${1_000_000 + row}`
const drivers = Array.from({ length: many }, (_, row) => ({
  name: `Водитель Номер${row}`,
  phone: phoneAt(row),
  plate: 'А123ВС116',
}))

/** A console with many drivers, all chosen and being switched off, whose calls are looked at. */
async function switchOff(
  meet: (phone: string, go: () => Promise<Response>) => Promise<Response>,
  atOnce?: number,
) {
  const server = openFleet({ drivers })
  const seen = { open: 0, most: 0, sent: [] as string[] }
  const fetch = async (request: Request) => {
    if (!request.url.includes('deactivate-driver')) return server.fetch(request)
    const phone = new URLSearchParams(await request.clone().text()).get('phone_number') ?? ''
    seen.sent.push(phone)
    seen.most = Math.max(seen.most, ++seen.open)
    try {
      return await meet(phone, () => server.fetch(request))
    } finally {
      seen.open -= 1
    }
  }
  const console = await renderConsole(
    { fetch, clock: server.clock },
    {
      path: '/coop-profile/drivers',
      token: 'token-1',
      ...(atOnce === undefined ? {} : { company: { callsAtOnce: atOnce } }),
    },
  )
  const { user } = console
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все найденные' }))
  await user.click(screen.getByRole('button', { name: 'Отключить' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отключить водителей' })
  const off = () => server.fleet.drivers.filter(({ isActive }) => !isActive).length
  return { ...console, server, seen, dialog, off }
}

const turn = async () => new Promise<void>((resolve) => setTimeout(resolve, 5))

describe('many changes at once', () => {
  it.each([
    [undefined, 1],
    [4, 4],
  ])('go out as the city’s file permits (%s): at most %i at a time', async (atOnce, most) => {
    const { seen, off } = await switchOff(async (_, go) => {
      await turn()
      return go()
    }, atOnce)
    expect(await screen.findByText(`Готово. Выполнено: ${many}, отказано: 0.`)).toBeTruthy()
    expect(seen.most).toBe(most)
    expect(seen.sent).toHaveLength(many)
    expect(off()).toBe(many)
  })

  it('are judged each by its own answer', async () => {
    const { seen, off } = await switchOff(async (phone, go) => {
      await turn()
      if (phone === phoneAt(3)) return Response.json(refusal('AccountNotFound'))
      if (phone === phoneAt(5)) {
        await go()
        throw new TypeError('lost')
      }
      return go()
    }, 4)
    expect(await screen.findByText(`Готово. Выполнено: ${many - 1}, отказано: 1.`)).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toContain('Водитель Номер3')
    expect(seen.sent).toHaveLength(many)
    expect(off()).toBe(many - 1)
  })

  it('stop where answers stay away, and none of those on their way is sent twice', async () => {
    let isBroken = true
    const { seen, user, dialog, off } = await switchOff(async (_, go) => {
      const place = seen.sent.length
      await turn()
      if (!isBroken || place <= 10) return go()
      // Of those on their way, one in two is carried out and its answer lost, the others never arrive.
      if (place % 2 === 0) await go()
      throw new TypeError('offline')
    }, 4)
    await within(dialog).findByText('Работа остановлена')
    isBroken = false
    await user.click(within(dialog).getByText(/^Ещё не отправлено: \d+$/u))
    expect(within(dialog).getByText(`Водитель Номер${many - 1}`)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
    expect(await screen.findByText(`Готово. Выполнено: ${many}, отказано: 0.`)).toBeTruthy()
    expect(off()).toBe(many)
  })

  it('keep what is not sent when somebody stops them', async () => {
    const { user, dialog, seen, off } = await switchOff(async (_, go) => {
      await turn()
      return go()
    })
    await waitFor(() => expect(seen.sent.length).toBeGreaterThan(2))
    await user.click(within(dialog).getByRole('button', { name: 'Приостановить' }))
    await within(dialog).findByText(/^Приостановлено\./u)
    expect(off()).toBe(seen.sent.length)
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    expect(await screen.findByText('Не закончено: Отключить водителей')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Продолжить' }))
    expect(await screen.findByText(`Готово. Выполнено: ${many}, отказано: 0.`)).toBeTruthy()
    expect(seen.sent).toHaveLength(many)
    expect(new Set(seen.sent).size).toBe(many)
  })

  it('say how fast they go and how long the rest takes', async () => {
    const { dialog } = await switchOff(async (_, go) => {
      await turn()
      return go()
    })
    expect(
      await within(dialog).findByText(/^За минуту: \d+\. Осталось меньше минуты\.$/u),
    ).toBeTruthy()
    await screen.findByText(`Готово. Выполнено: ${many}, отказано: 0.`)
  })

  it('wait as long as a busy back end asks', async () => {
    let isBusy = true
    const { dialog, seen } = await switchOff(async (_, go) => {
      if (!isBusy) return go()
      isBusy = false
      return new Response('', { status: 429, headers: { 'Retry-After': '1' } })
    })
    expect(await within(dialog).findByText(/просит подождать/u)).toBeTruthy()
    expect(
      await screen.findByText(`Готово. Выполнено: ${many}, отказано: 0.`, {}, { timeout: 4000 }),
    ).toBeTruthy()
    expect(seen.sent).toHaveLength(many + 1)
  })

  it('that another tab is busy with are not sent from here', async () => {
    const locks = {
      query: async () => ({ held: [{ name: 'parking.workRuns' }] }),
      request: async () => undefined,
    }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    try {
      const { dialog, seen } = await switchOff(async (_, go) => go())
      expect(await within(dialog).findByText(/^Другая вкладка уже вносит изменения/u)).toBeTruthy()
      expect(seen.sent).toEqual([])
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }
  })

  it('are no more sent once somebody has signed out in another tab', async () => {
    const { context, seen } = await switchOff(async (_, go) => {
      await turn()
      return go()
    }, 2)
    await waitFor(() => expect(seen.sent.length).toBeGreaterThan(2))
    act(() => context.session.send({ kind: 'otherTabLoggedOut' }))
    const count = seen.sent.length
    await turn()
    await turn()
    expect(seen.sent).toHaveLength(count)
  })
})
