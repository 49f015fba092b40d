import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { ShareButton } from '@parking/ui'
import type { ReactNode } from 'react'
import { evidenceTexts } from './texts/ru.ts'
import type { StayRecord } from './findStayRecords.ts'
import { usePlace, useWhen } from './StayFacts.tsx'

/** Hands the facts of a stay over as text: its address opens for the driver alone. */
export function ShareSheet({ stay }: { readonly stay: StayRecord }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const when = useWhen()
  const { plate, startsAt, endsAt, total } = stay
  const lines = [
    usePlace(stay),
    plate === null ? null : `${t('evidence.plate')}: ${formatPlate(plate)}`,
    startsAt === null ? null : `${t('evidence.from')}: ${when(startsAt)}`,
    endsAt === null ? null : `${t('evidence.to')}: ${when(endsAt)}`,
    total === null ? null : `${t('evidence.total')}: ${formatMoney(total, language)}`,
  ]
  const text = lines.filter((line) => line !== null).join('\n')
  return (
    <ShareButton data={{ title: t('evidence.title'), text }} failed={t('evidence.shareFailed')}>
      {t('evidence.share')}
    </ShareButton>
  )
}
