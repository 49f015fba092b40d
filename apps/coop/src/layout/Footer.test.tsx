import { rootRoute } from '@parking/runtime'
import { backEnd, ok, renderApp } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { consoleTexts } from '../texts/ru.ts'
import { Footer } from './Footer.tsx'

const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Footer })
const legal = {
  name: { ru: 'МКУ «Парковки»', en: 'MKU Parking' },
  inn: '7707083893',
  ogrn: '1027700132195',
  address: { ru: 'г. Усть-Ёжинск, ул. Мира, 1', en: '1 Mira Street' },
}

async function open(pagePersonalData: boolean) {
  const settings = { isClose: false, pagePersonalData: true, contacts: {} }
  await renderApp(rootRoute.addChildren([home]), {
    fetch: backEnd({ 'get-options-info-v3': () => ok(settings) }).fetch,
    accountType: 'company',
    texts: [consoleTexts],
    city: { legal, flags: { pagePersonalData } },
  })
}

describe('the line below every page of the console', () => {
  it('names the seller as the law wants it told', async () => {
    await open(true)
    const footer = await screen.findByRole('contentinfo')
    for (const told of [legal.name.ru, legal.inn, legal.ogrn, legal.address.ru]) {
      expect(footer.textContent).toContain(told)
    }
  })

  it('leads to the rules for personal data and to the licences', async () => {
    await open(true)
    const links = within(await screen.findByRole('contentinfo'))
    const rules = await links.findByRole('link', { name: 'Персональные данные' })
    expect(rules.getAttribute('href')).toBe('/pages/pers')
    const licences = links.getByRole('link', { name: 'Лицензии' })
    expect(licences.getAttribute('href')).toBe('/licences.txt')
  })

  it('leads to no rules where the city shows none', async () => {
    await open(false)
    await screen.findByRole('link', { name: 'Лицензии' })
    expect(screen.queryByRole('link', { name: 'Персональные данные' })).toBeNull()
  })
})
