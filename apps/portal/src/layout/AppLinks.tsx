import { useTexts } from '@parking/runtime'
import { DownloadIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import { useAppStores } from './useAppStores.ts'
import css from './SideMenu.module.css'

/** Where the mobile app can be had. */
export function AppLinks(): ReactNode {
  const { t } = useTexts(panelTexts)
  const stores = useAppStores()
  if (stores.length === 0) return null
  return (
    <section className={css['group']}>
      <h3>{t('apps.title')}</h3>
      {stores.map(({ title, address }) => (
        <a
          key={title}
          className={css['entry']}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          <DownloadIcon /> {title}
        </a>
      ))}
    </section>
  )
}
