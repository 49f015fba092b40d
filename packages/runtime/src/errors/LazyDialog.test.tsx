import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { hushConsole, lostComponent, openHome } from './lostComponents.testkit.tsx'
import { late } from '../page/late.ts'
import { LazyDialog } from './LazyDialog.tsx'

hushConsole()

function pageWith(Part: ComponentType): () => ReactNode {
  return function Page() {
    const [isWanted, setWanted] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          Пополнить
        </button>
        {isWanted ? (
          <LazyDialog onClose={() => setWanted(false)}>
            <Part />
          </LazyDialog>
        ) : null}
      </>
    )
  }
}

describe('a dialog whose file is long in coming', () => {
  it('is said to load until it is there', async () => {
    let come = (_part: ComponentType): void => undefined
    const file = new Promise<ComponentType>((resolve) => (come = resolve))
    await openHome(pageWith(late(() => file)))
    await userEvent.click(await screen.findByRole('button', { name: 'Пополнить' }))
    expect(await screen.findByRole('progressbar', { name: 'Загрузка…' })).toBeTruthy()
    act(() => come(() => <p>Сумма</p>))
    expect(await screen.findByText('Сумма')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('a dialog whose file does not come', () => {
  it('says so over the page, and gives the focus back when that is closed', async () => {
    await openHome(pageWith(lostComponent()))
    const opener = await screen.findByRole('button', { name: 'Пополнить' })
    await userEvent.click(opener)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить')
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })
})
