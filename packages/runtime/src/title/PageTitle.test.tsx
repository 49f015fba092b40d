import { createRoute } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { rootRoute } from '../router/routes.ts'
import { renderApp } from '../testing/renderApp.ts'
import { useOpenTitle } from './useOpenTitle.ts'

function Card({ title }: { readonly title: string }): null {
  useOpenTitle(title)
  return null
}

function Page(): ReactNode {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      {['Зона 101', 'Зона 102', null].map((title) => (
        <button key={title} onClick={() => setOpen(title)}>{`Открыть ${title ?? 'ничего'}`}</button>
      ))}
      {open === null ? null : <Card key={open} title={open} />}
    </>
  )
}

const map = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { page: { titles: () => ({ ru: 'Карта', en: 'Map' }) } },
  component: Page,
})

it('names what is open, the page and the city', async () => {
  const { user } = await renderApp(rootRoute.addChildren([map]), {
    fetch: async () => Response.json({ status: 'ok', result: {} }),
  })
  const open = async (what: string): Promise<void> =>
    user.click(await screen.findByRole('button', { name: `Открыть ${what}` }))
  const shown = (title: string): Promise<void> => waitFor(() => expect(document.title).toBe(title))
  await shown('Карта · Казань')
  await open('Зона 101')
  await shown('Зона 101 · Карта · Казань')
  await open('Зона 102')
  await shown('Зона 102 · Карта · Казань')
  await open('ничего')
  await shown('Карта · Казань')
})
