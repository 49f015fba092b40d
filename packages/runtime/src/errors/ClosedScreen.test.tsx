import { settingsQuery } from '@parking/api-client'
import { createRootRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useAppContext } from '../context/AppContext.ts'
import { backEnd, ok } from '../testing/backEnd.ts'
import { renderApp } from '../testing/renderApp.ts'
import { ClosedScreen } from './ClosedScreen.tsx'

function Page(): ReactNode {
  const settings = useQuery(settingsQuery(useAppContext().api)).data
  if (settings?.isClosed === true) return <ClosedScreen />
  return <p>Карта</p>
}

const contacts = {
  phone: '+73430000000',
  email: 'help@city.example',
  hours: { ru: 'по будням с 9:00 до 18:00', en: 'weekdays 9:00 to 18:00' },
}

/** Opens a page of a city that is closed. */
async function openClosed(told: object = { phone: '+79001234567' }) {
  const city = { isClose: true }
  const { fetch } = backEnd({
    'get-options-info-v3': () => ok({ ...city, contacts: told }),
  })
  const { user } = await renderApp(createRootRoute({ component: Page }), {
    fetch,
    city: { contacts },
  })
  await screen.findByRole('heading', { name: 'Сервис на обслуживании' })
  return { city, user }
}

describe('the page of a closed city', () => {
  it('names the phone of the support', async () => {
    await openClosed()
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('tel:+79001234567')
  })

  it("names the phone of the city's file where the back end tells none, and its hours", async () => {
    await openClosed({})
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('tel:+73430000000')
    expect(document.body.textContent).toContain('по будням с 9:00 до 18:00')
  })

  it('gives way when the city is open at the return to the tab', async () => {
    const { city } = await openClosed()
    city.isClose = false
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Карта')).toBeTruthy()
  })

  it('gives way when the city is open by the next press', async () => {
    const { city, user } = await openClosed()
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
    expect(screen.queryByText('Карта')).toBeNull()
    city.isClose = false
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
    expect(await screen.findByText('Карта')).toBeTruthy()
  })
})
