import { useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { mapMessages } from '../messages/mapMessages.ts'
import css from './PlacesList.module.css'

export interface ListHeaderProps {
  readonly hint?: string
  readonly children?: ReactNode
}

/** What stands over the list. */
export function ListHeader({ hint, children }: ListHeaderProps): ReactNode {
  const { t } = useMessages(mapMessages)
  return (
    <header className={css['header']}>
      <h2 className={css['title']}>{t('list.title')}</h2>
      {hint === undefined ? null : <p className={css['hint']}>{hint}</p>}
      {children}
    </header>
  )
}
