import { readUrl } from '@parking/domain'
import { useCitySettings, useMessages } from '@parking/runtime'
import { DownloadIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { panelMessages } from '../messages/panelMessages.ts'
import css from './SideMenu.module.css'

/** Where the mobile app can be had, as far as the city says. */
export function AppLinks(): ReactNode {
  const { t } = useMessages(panelMessages)
  const links = useCitySettings()?.links
  const stores = [
    { title: t('apps.ios'), address: readUrl(links?.ios, 'link') },
    { title: t('apps.android'), address: readUrl(links?.android, 'link') },
    { title: t('apps.yandex'), address: readUrl(links?.yandexStore, 'link') },
    { title: t('apps.apk'), address: readUrl(links?.apk, 'link') },
  ].filter(({ address }) => address !== null)
  if (stores.length === 0) return null
  return (
    <section className={css['group']}>
      <h3>{t('apps.title')}</h3>
      {stores.map(({ title, address }) => (
        <a
          key={title}
          className={css['entry']}
          href={address ?? ''}
          target="_blank"
          rel="noopener noreferrer"
        >
          <DownloadIcon /> {title}
        </a>
      ))}
    </section>
  )
}
