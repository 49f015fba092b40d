import { useAppContext, useMessages, writeAddress, type Language } from '@parking/runtime'
import { Button } from '@mantine/core'
import { GlobeIcon } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consoleMessages } from '../messages/consoleMessages.ts'
import css from './Header.module.css'

/** The bar above every page. The portal is another app on this origin: a plain link loads it. */
export function Header(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useMessages(consoleMessages)
  return (
    <header className={css['bar']}>
      <a className={css['skip']} href="#content">
        {t('header.skip')}
      </a>
      <span className={css['mark']} aria-hidden="true">
        P
      </span>
      <span className={css['names']}>
        <span className={css['brand']}>{t('header.brand')}</span>
        <span className={css['city']}>{city.titles[language]}</span>
      </span>
      <nav className={css['end']}>
        <a className={css['link']} href={writeAddress('/', language)}>
          {t('header.toMap')}
        </a>
        <OtherLanguage />
      </nav>
    </header>
  )
}

const other: Readonly<Record<Language, { readonly language: Language; readonly name: string }>> = {
  ru: { language: 'en', name: 'English' },
  en: { language: 'ru', name: 'Русский' },
}

/** Switches to the other language; the address takes its prefix, the page stays. */
function OtherLanguage(): ReactNode {
  const { translator } = useAppContext()
  const { language } = useMessages(consoleMessages)
  const router = useRouter()
  const wanted = other[language]

  async function speak(): Promise<void> {
    const { pathname, searchStr, hash } = router.state.location
    await translator.speak(wanted.language)
    // To the router itself nothing changes: it compares addresses without their language.
    const end = hash === '' ? '' : `#${hash}`
    router.history.replace(`${writeAddress(pathname, wanted.language)}${searchStr}${end}`)
  }

  return (
    <Button
      variant="subtle"
      lang={wanted.language}
      leftSection={<GlobeIcon />}
      onClick={() => void speak()}
    >
      {wanted.name}
    </Button>
  )
}
