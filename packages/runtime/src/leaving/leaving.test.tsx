import { pressAimed } from '@parking/ui/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { createRoute } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moneyMoves } from '../busy/moneyMoves.ts'
import { workRuns } from '../busy/workRuns.ts'
import { rootRoute } from '../router/routes.ts'
import { backEnd } from '../testing/backEnd.ts'
import { renderApp } from '../testing/renderApp.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { signOutLosses } from './signOutLosses.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { useSignOut } from './useSignOut.ts'

const minute = 60_000

function Page() {
  const signOut = useSignOut()
  return <button onClick={() => void signOut()}>Выйти из кабинета</button>
}

const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page })
const routeTree = rootRoute.addChildren([home])

async function openPage() {
  const { context } = await renderApp(routeTree, {
    fetch: backEnd({}).fetch,
    token: 'token-1',
    layout: {
      Root: ({ children }) => (
        <>
          {children}
          <SignOutQuestion />
          <IdleWarning minutes={5} />
        </>
      ),
      Account: () => null,
      NotFound: () => null,
    },
  })
  const signOut = await screen.findByRole('button', { name: 'Выйти из кабинета' })
  return { session: context.session, losses: context.service(signOutLosses), signOut }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an account that nobody uses', () => {
  it('is asked about with the time that is left, and is signed out', async () => {
    const { session } = await openPage()
    await pass(4 * minute)
    const dialog = await screen.findByRole('alertdialog', { name: 'Вы ещё здесь?' })
    expect(dialog.textContent).toContain('Скоро мы выйдем из личного кабинета')
    expect(document.activeElement?.textContent).toBe('Я здесь')
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await pass(31_000)
    expect(screen.getByRole('timer').textContent).toMatch(/^Осталось \d\d секунд[ы]?$/u)
    expect(status.textContent).toBe('Осталось 30 секунд')
    await pass(20_000)
    expect(status.textContent).toBe('Осталось 10 секунд')
    await pass(10_000)
    expect(session.store.getState()).toEqual({ kind: 'guest', why: 'idle' })
  })

  it('goes on when somebody answers', async () => {
    const { session } = await openPage()
    await pass(4 * minute)
    fireEvent.click(await screen.findByRole('button', { name: 'Я здесь' }))
    await pass(3 * minute)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(session.token()).toBe('token-1')
  })

  it('is in use while work runs, and asked about once that has ended', async () => {
    const { session } = await openPage()
    const ended = workRuns()
    await pass(60 * minute)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    ended()
    await pass(2000)
    expect(await screen.findByRole('alertdialog', { name: 'Вы ещё здесь?' })).toBeTruthy()
    expect(session.token()).toBe('token-1')
  })

  it('is left at once when somebody says so', async () => {
    const { session } = await openPage()
    await pass(4 * minute)
    fireEvent.click(await screen.findByRole('button', { name: 'Выйти' }))
    await pass(0)
    expect(session.store.getState()).toEqual({ kind: 'guest' })
  })
})

describe('signing out', () => {
  it('asks where work would be lost, also when nobody seemed to be there', async () => {
    const { session, losses, signOut } = await openPage()
    losses.add(() => true)
    fireEvent.click(signOut)
    const dialog = await screen.findByRole('alertdialog', { name: 'Выйти, не закончив работу?' })
    expect(dialog.textContent).toContain('забудутся')
    fireEvent.click(screen.getByRole('button', { name: 'Остаться' }))
    await pass(4 * minute)
    fireEvent.click(await screen.findByRole('button', { name: 'Выйти' }))
    expect(await screen.findByRole('button', { name: 'Остаться' })).toBeTruthy()
    expect(session.token()).toBe('token-1')
    const leave = await screen.findByRole('button', { name: 'Выйти' })
    await act(() => pressAimed(leave))
    expect(session.store.getState()).toEqual({ kind: 'guest' })
  })

  it('happens at once while no money moves', async () => {
    const { session, signOut } = await openPage()
    fireEvent.click(signOut)
    await pass(0)
    expect(session.token()).toBeNull()
  })

  it('asks in the middle of a payment, and says what may follow', async () => {
    const { session, signOut } = await openPage()
    const ended = moneyMoves()
    fireEvent.click(signOut)
    await pass(0)
    const dialog = await screen.findByRole('alertdialog', { name: 'Выйти, не дождавшись платежа?' })
    expect(dialog.textContent).toContain('деньги всё равно могут списаться')
    expect(dialog.textContent).toContain('при следующем входе')
    expect(document.activeElement?.textContent).toBe('Подождать')
    fireEvent.click(screen.getByRole('button', { name: 'Подождать' }))
    expect(session.token()).toBe('token-1')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(signOut)
    await pass(0)
    const leave = await screen.findByRole('button', { name: 'Выйти' })
    await act(() => pressAimed(leave))
    expect(session.store.getState()).toEqual({ kind: 'guest' })
    ended()
  })
})
