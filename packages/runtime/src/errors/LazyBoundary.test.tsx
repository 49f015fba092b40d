import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { LazyBoundary } from './LazyBoundary.tsx'
import {
  failingComponent,
  hushConsole,
  lostComponent,
  openHome,
} from './lostComponents.testkit.tsx'

const here = lazy(async () => ({ default: () => <p>Часть</p> }))

hushConsole()

const lostWords = 'Не удалось загрузить'

describe('a part whose file does not come', () => {
  it('says so in its place, and the page stays', async () => {
    const Part = lostComponent()
    await openHome(() => (
      <>
        <h1>Карта</h1>
        <LazyBoundary>
          <Part />
        </LazyBoundary>
      </>
    ))
    expect((await screen.findByRole('alert')).textContent).toContain(lostWords)
    expect(screen.getByRole('heading', { name: 'Карта' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeTruthy()
  })

  it('is left out, or says what its page wants to be said', async () => {
    const Part = lostComponent()
    await openHome(() => (
      <>
        <LazyBoundary lost={null}>
          <Part />
        </LazyBoundary>
        <LazyBoundary lost={<p>Парковка началась</p>}>
          <Part />
        </LazyBoundary>
      </>
    ))
    await screen.findByText('Парковка началась')
    expect(screen.queryByText(lostWords)).toBeNull()
  })

  it('gives way to the next one that is wanted', async () => {
    const parts = { extend: lostComponent(), cancel: here }
    await openHome(() => {
      const [wanted, setWanted] = useState<keyof typeof parts>('extend')
      const Part = parts[wanted]
      return (
        <>
          <button type="button" onClick={() => setWanted('cancel')}>
            Завершить
          </button>
          <LazyBoundary key={wanted}>
            <Part />
          </LazyBoundary>
        </>
      )
    })
    await screen.findByText(lostWords)
    await userEvent.click(screen.getByRole('button', { name: 'Завершить' }))
    await screen.findByText('Часть')
    expect(screen.queryByText(lostWords)).toBeNull()
  })
})

it('leaves any other error to the page', async () => {
  const Part = failingComponent(new TypeError('zones.map is not a function'))
  await openHome(() => (
    <LazyBoundary lost={null}>
      <Part />
    </LazyBoundary>
  ))
  expect(await screen.findByRole('heading', { name: 'Что-то пошло не так' })).toBeTruthy()
})
