import { useTexts } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import type { ParkHereSearch } from '../model/parkHereLink.ts'
import css from './Card.module.css'

/**
 * Leads to the payment form, filled in. A guest gets the same address: the app's guard asks to
 * sign in and comes back to it.
 */
export function ParkHere({ search }: { readonly search: ParkHereSearch }): ReactNode {
  const { t } = useTexts(panelTexts)
  return (
    <Link to="/profile/parking" search={search} className={css['parkHere'] ?? ''}>
      {t('card.parkHere')}
    </Link>
  )
}
