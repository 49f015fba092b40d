import { LanguageMenu, SchemeMenu, useAppContext, useTexts, writeAddress } from '@parking/runtime'
import { AppBar, AppMark, MapIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { consoleTexts } from '../texts/ru.ts'
import css from './Header.module.css'

/** The bar above every page. The portal is another app on this origin: a plain link loads it. */
export function Header(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(consoleTexts)
  const end = (
    <>
      <a className={css['link']} href={writeAddress('/', language)} aria-label={t('header.toMap')}>
        <MapIcon />
        <span className={css['linkName']}>{t('header.toMap')}</span>
      </a>
      <LanguageMenu />
      <SchemeMenu />
    </>
  )
  return (
    <AppBar skipLabel={t('header.skip')} end={end}>
      <AppMark />
      <span className={css['names']}>
        <span className={css['brand']}>{t('header.brand')}</span>
        <span className={css['city']}>{city.titles[language]}</span>
      </span>
    </AppBar>
  )
}
