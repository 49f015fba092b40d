import { useTexts } from '@parking/runtime'
import { ClockIcon, VisuallyHidden } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { extendRequested } from '../draft/useSessionAction.ts'
import css from './ParkAgain.module.css'
import { useRepeatOffer } from './useRepeatOffer.ts'

/**
 * Leads to the form filled in as the last time, or to the extension of that car's parking.
 *
 * @param props.onLeave - called when it is followed, so that a menu can make way
 */
export function ParkAgain({
  place,
  onLeave,
}: {
  readonly place: 'map' | 'menu'
  readonly onLeave?: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const offer = useRepeatOffer()
  // The menu extends each session that it lists already.
  if (offer === null || (offer.kind === 'extend' && place === 'menu')) return null
  const title = t(offer.kind === 'again' ? 'again.title' : 'again.extend')
  const look = { className: css['root'] ?? '', 'data-place': place }
  const face = (
    <>
      <VisuallyHidden>{`${title}: ${offer.words.join(', ')}`}</VisuallyHidden>
      <ClockIcon size="l" />
      <span className={css['words']} aria-hidden="true">
        <strong>{title}</strong>
        <span className={css['stay']}>{offer.words.join(' · ')}</span>
      </span>
    </>
  )
  if (offer.kind === 'again') {
    return (
      <Link
        to="/profile/parking"
        search={offer.search}
        onClick={() => {
          offer.fillIn()
          onLeave?.()
        }}
        {...look}
      >
        {face}
      </Link>
    )
  }
  const { id } = offer.session
  return (
    <button
      type="button"
      onClick={() => {
        onLeave?.()
        extendRequested(id)
      }}
      {...look}
    >
      {face}
    </button>
  )
}
