import {
  LanguageMenu,
  SchemeMenu,
  useAppContext,
  useIsMember,
  useSignOut,
  useTexts,
  writeAddress,
} from '@parking/runtime'
import { AppBar, AppMark, LogoutIcon, MapIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { consoleTexts } from '../texts/ru.ts'
import css from './Header.module.css'

/** The bar above every page. The portal is another app on this origin: a plain link loads it. */
export function Header(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(consoleTexts)
  const isMember = useIsMember()
  const signOut = useSignOut()
  const end = (
    <>
      <a className={css['link']} href={writeAddress('/', language)} aria-label={t('header.toMap')}>
        <MapIcon />
        <span className={css['linkName']}>{t('header.toMap')}</span>
      </a>
      <LanguageMenu />
      <SchemeMenu />
      {isMember ? (
        <button
          type="button"
          className={css['link']}
          aria-label={t('header.signOut')}
          onClick={() => void signOut()}
        >
          <LogoutIcon />
          <span className={css['linkName']}>{t('header.signOut')}</span>
        </button>
      ) : null}
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
