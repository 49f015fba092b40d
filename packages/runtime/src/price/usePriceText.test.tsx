import type { KnownZonePrice } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { AppContextProvider } from '../context/AppContext.ts'
import type { Language } from '../language/language.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { usePriceText } from './usePriceText.ts'

const at = (text: string): Instant => Date.parse(`${text}+03:00`)
const now = at('2026-11-23T12:00')
const seven = at('2026-11-23T19:00')
const morning = at('2026-11-24T08:00')

async function say(price: KnownZonePrice, language: Language = 'ru') {
  const context = await createTestContext({
    fetch: async () => new Response(null),
    language,
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppContextProvider value={context}>{children}</AppContextProvider>
  )
  return renderHook(() => usePriceText(), { wrapper }).result.current(price, now)
}

describe('usePriceText', () => {
  it.each<[KnownZonePrice, string, string]>([
    [
      { kind: 'free', until: morning, nextPerHour: 14_000 },
      'Бесплатно до завтра, 08:00, потом 140 ₽ в час',
      'Free until tomorrow, 08:00, then 140 ₽ an hour',
    ],
    [
      { kind: 'free', until: null, nextPerHour: null },
      'Бесплатно круглосуточно',
      'Free round the clock',
    ],
    [
      { kind: 'paid', perHour: 14_000, until: seven, freeFrom: seven },
      '140 ₽ в час, платно до 19:00',
      '140 ₽ an hour, free from 19:00',
    ],
    [
      { kind: 'paid', perHour: 6_250, until: at('2026-11-23T15:00'), freeFrom: seven },
      '62,50 ₽ в час до 15:00, платно до 19:00',
      '62.50 ₽ an hour until 15:00, free from 19:00',
    ],
    [
      { kind: 'paid', perHour: 9_000, until: at('2027-10-25T10:00'), freeFrom: null },
      '90 ₽ в час, платно круглосуточно',
      '90 ₽ an hour, paid round the clock',
    ],
    [
      { kind: 'paid', perHour: 3_000, until: null, freeFrom: null },
      '30 ₽ в час, платно круглосуточно',
      '30 ₽ an hour, paid round the clock',
    ],
  ])('words %j', async (price, russian, english) => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ')
    expect(plain((await say(price)).line)).toBe(russian)
    expect(plain((await say(price, 'en')).line)).toBe(english)
  })

  it('gives the parts apart', async () => {
    expect(await say({ kind: 'free', until: morning, nextPerHour: 14_000 })).toMatchObject({
      price: 'Бесплатно',
      until: 'до завтра, 08:00',
      next: 'потом 140\u00A0₽ в час',
    })
  })
})
