import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'

/** Says that a file was not made. */
export function SaveFailure({ hasFailed }: { readonly hasFailed: boolean }): ReactNode {
  const { t } = useTexts(fleetTexts)
  return hasFailed ? (
    <Notice tone="negative" announce="now" title={t('list.saveFailed')}>
      {t('list.saveAgain')}
    </Notice>
  ) : null
}
