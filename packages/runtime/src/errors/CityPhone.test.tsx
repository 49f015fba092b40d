import { newsQuery } from '@parking/api-client'
import { useQuery } from '@tanstack/react-query'
import { createRootRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useAppContext } from '../context/AppContext.ts'
import { errorTexts } from '../errorTexts/ru.ts'
import { renderApp } from '../testing/renderApp.ts'
import { LoadFailed } from './LoadFailed.tsx'

function Page(): ReactNode {
  const query = useQuery(newsQuery(useAppContext().api, { limit: 1, offset: 0 }))
  return query.isError ? <LoadFailed title="Новости не загрузились" query={query} /> : null
}

const contacts = {
  phone: '+70000000000',
  email: 'help@kazan.parking.example',
  hours: { ru: 'ежедневно с 8:00 до 20:00', en: 'daily' },
}

async function openFailed(fetch: (request: Request) => Promise<Response>) {
  await renderApp(createRootRoute({ component: Page }), {
    fetch,
    texts: [errorTexts],
    city: { contacts },
  })
  return screen.findByRole('alert')
}

const html = () =>
  new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['somebody else answers', async () => html()],
  ['a page of something else comes', async () => new Response('<h1>Welcome</h1>')],
])("names the phone of the city's file and its hours where %s", async (_, fetch) => {
  const alert = await openFailed(fetch)
  expect(alert.textContent).toContain('Поддержка города:')
  expect(alert.textContent).toContain('ежедневно с 8:00 до 20:00')
  expect(alert.querySelector('a')?.href).toBe('tel:+70000000000')
})

it('names none where the back end has refused in its own words', async () => {
  const refusal = { status: 'error', errorName: 'UnknownError' }
  const alert = await openFailed(async () => Response.json(refusal))
  expect(alert.querySelector('a')).toBeNull()
})
