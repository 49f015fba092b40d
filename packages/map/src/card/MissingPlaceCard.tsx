import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { panelTexts } from '../texts/panels/ru.ts'
import { Card } from './Card.tsx'

/** The card of a parking that a link names and the map does not have. */
export function MissingPlaceCard(): ReactNode {
  const { t } = useTexts(panelTexts)
  return (
    <Card
      title={t('card.placeMissing')}
      sign={<Sign type="roadside" />}
      hint={t('card.placeMissingHint')}
      action={null}
    >
      <p>{t('card.placeMissingText')}</p>
    </Card>
  )
}
