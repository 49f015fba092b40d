import { seen } from '@parking/payments/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderLinked } from '../testing/renderLinked.tsx'

describe('after a payment by phone', () => {
  it.each([
    ['ru', 'Ждите СМС', 'История операций'],
    ['en', 'Wait for a text message', 'Payment history'],
  ] as const)(
    'says in %s what to wait for, and leads to the history',
    async (language, title, operations) => {
      const { user, router } = await renderLinked('/phone-payment-callback', {
        language,
        token: 'token-1',
      })
      await seen(title)
      expect(screen.getAllByRole('listitem')).toHaveLength(3)
      await user.click(screen.getByRole('link', { name: operations }))
      await screen.findByRole('heading', { name: 'История операций' })
      expect(router.state.location.pathname).toBe('/profile/operations')
    },
  )

  it('is there for guests too', async () => {
    const { router } = await renderLinked('/phone-payment-callback')
    await seen('Ждите СМС')
    expect(router.state.location.pathname).toBe('/phone-payment-callback')
  })
})
