import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import { ActionMenu, CheckIcon, GlobeIcon } from '@parking/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMoneyMoving } from '../busy/moneyMoves.ts'
import { useAppContext } from '../context/AppContext.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { languages, type Language } from '../language/language.ts'
import { writeAddress } from '../language/readAddress.ts'
import { useTexts } from '../context/useTexts.ts'
import css from './LanguageMenu.module.css'

const names: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' }

/** What a browser that translates a page puts in the place of texts; nothing else has it. */
const translatedText = '#app font'

/**
 * Switches the language; the address takes its prefix, the page stays. One that the browser translates is
 * loaded anew, for its words no longer change: see docs/decisions/0063-translated-pages.md.
 */
export function LanguageMenu(): ReactNode {
  const { t, language } = useTexts(runtimeTexts)
  const { translator } = useAppContext()
  const router = useRouter()

  async function speak(wanted: Language): Promise<void> {
    const { pathname, searchStr, hash } = router.state.location
    const end = hash === '' ? '' : `#${hash}`
    const address = `${writeAddress(pathname, wanted)}${searchStr}${end}`
    const isTranslated = document.querySelector(translatedText) !== null && !isMoneyMoving()
    if (!isTranslated) await translator.speak(wanted)
    else {
      // Once the page has its new address: entries of dialogs are left first, and a form may hold it.
      const stop = router.history.subscribe(() => {
        if (router.history.location.href !== address) return
        stop()
        setTimeout(() => window.location.reload())
      })
    }
    // To the router itself nothing changes: it compares addresses without their language.
    router.history.replace(address)
  }

  return (
    <ActionMenu>
      <Menu.Target>
        <Button
          variant="subtle"
          className={css['button'] ?? ''}
          leftSection={<GlobeIcon />}
          aria-label={`${language.toUpperCase()}: ${t('look.language')}`}
        >
          {language.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            aria-current={one === language}
            rightSection={one === language ? <CheckIcon /> : null}
            onClick={() => void speak(one)}
          >
            {names[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </ActionMenu>
  )
}
