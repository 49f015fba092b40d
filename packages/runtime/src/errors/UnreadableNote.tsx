import type { Unreadable } from '@parking/domain'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'

/**
 * Says beside a list that entries of it could not be read; nothing when all could.
 *
 * @param props.count - how many, or `all` where the list itself could not be read
 */
export function UnreadableNote({ count }: { readonly count: Unreadable }): ReactNode {
  const { t } = useTexts(runtimeTexts)
  if (count === 0) return null
  return (
    <Notice tone="warning" announce="politely">
      {count === 'all' ? t('unreadable.all') : t('unreadable.some', { count })}
    </Notice>
  )
}
