import { formatUtcOffset } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { evidenceTexts } from './texts/ru.ts'
import css from './EvidencePage.module.css'
import { useWhen } from './StayFacts.tsx'

/**
 * Says what the sheet is: by which clock, when it was made, and that it is no fiscal document.
 *
 * @param props.at - when the stay began
 */
export function SheetNotes({ at }: { readonly at: Instant | null }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const { city } = useAppContext()
  const when = useWhen()
  const now = useNow('minute')
  const zone = `${city.timeZone}, ${formatUtcOffset(at ?? now, city.timeZone)}`
  return (
    <div className={css['notes']}>
      <p>{t('evidence.zoneOfTime', { zone })}</p>
      <p>{t('evidence.made', { time: when(now), operator: city.operator[language] })}</p>
      <p>{t('evidence.notFiscal')}</p>
    </div>
  )
}
