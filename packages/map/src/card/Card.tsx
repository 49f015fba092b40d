import { RussianText, useTexts, useOpenTitle } from '@parking/runtime'
import { CloseButton } from '@parking/ui'
import { useId, type ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import { selectionCleared } from '../view/useMapView.ts'
import { useOverlay } from '../view/useOverlay.ts'
import css from './Card.module.css'

export interface CardProps {
  readonly title: string
  /** What stands before the title. */
  readonly sign: ReactNode
  readonly hint: string
  readonly children: ReactNode
  /** What stays in sight at its foot. */
  readonly action: ReactNode
}

/**
 * A card over the map: a popup beside it on wide screens, a sheet at the foot of narrow ones. It
 * takes the focus; Escape closes it and gives the focus back to where it was.
 */
export function Card({ title, sign, hint, children, action }: CardProps): ReactNode {
  const { t } = useTexts(panelTexts)
  const id = useId()
  const { root, heading } = useOverlay(selectionCleared)
  useOpenTitle(title)

  return (
    <section ref={root} className={css['card']} aria-labelledby={id}>
      <header className={css['header']}>
        {sign}
        <div className={css['names']}>
          <h2 id={id} ref={heading} tabIndex={-1} className={css['title']}>
            <RussianText>{title}</RussianText>
          </h2>
          <p className={css['hint']}>
            <RussianText>{hint}</RussianText>
          </p>
        </div>
        <CloseButton
          className={css['close']}
          label={t('card.close')}
          size="l"
          onClick={selectionCleared}
        />
      </header>
      <div className={css['body']}>{children}</div>
      {action === null ? null : <footer className={css['footer']}>{action}</footer>}
    </section>
  )
}
