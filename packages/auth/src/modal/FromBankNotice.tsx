import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { fromBankTexts } from '../texts/fromBank/ru.ts'

/** Says what to do to who comes back from a bank in a browser that does not know them. */
export function FromBankNotice(): ReactNode {
  const { t } = useTexts(fromBankTexts)
  return (
    <Notice tone="info" title={t('title')} announce="politely">
      {t('text')}
    </Notice>
  )
}
