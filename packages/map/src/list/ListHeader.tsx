import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import css from './PlacesList.module.css'

export interface ListHeaderProps {
  readonly hint?: string
  readonly children?: ReactNode
}

/** What stands over the list. */
export function ListHeader({ hint, children }: ListHeaderProps): ReactNode {
  const { t } = useTexts(mapTexts)
  return (
    <header className={css['header']}>
      <h2 className={css['title']}>{t('list.title')}</h2>
      {hint === undefined ? null : <p className={css['hint']}>{hint}</p>}
      {children}
    </header>
  )
}
