import { useTexts, writeAddress } from '@parking/runtime'
import { ChevronRightIcon, Icon, type IconProps, UserIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { authTexts } from '../texts/ru.ts'
import { useCloseWhenSignedIn } from '../state/useCloseWhenSignedIn.ts'
import css from './AccountTypeChoice.module.css'

/**
 * Asks whether a driver or a company signs in. Companies have an app of their own on this origin:
 * a plain link loads it.
 */
export function AccountTypeChoice({
  onIndividual,
}: {
  readonly onIndividual: () => void
}): ReactNode {
  const { t, language } = useTexts(authTexts)
  useCloseWhenSignedIn(false)
  return (
    <div className={css['root']}>
      <p className={css['question']}>{t('login.kindQuestion')}</p>
      <button type="button" className={css['kind']} onClick={onIndividual} data-autofocus="true">
        <UserIcon size="xl" className={css['icon'] ?? ''} />
        <span className={css['words']}>
          <span className={css['name']}>{t('login.individual')}</span>
          <span className={css['hint']}>{t('login.individualHint')}</span>
        </span>
        <ChevronRightIcon />
      </button>
      <a className={css['kind']} href={writeAddress('/legal/auth', language)}>
        <CompanyIcon size="xl" className={css['icon'] ?? ''} />
        <span className={css['words']}>
          <span className={css['name']}>{t('login.legal')}</span>
          <span className={css['hint']}>{t('login.legalHint')}</span>
        </span>
        <ChevronRightIcon />
      </a>
    </div>
  )
}

/** A briefcase: whoever signs in for a company. */
function CompanyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM9 8V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2M3 13h18M12 12v2" />
    </Icon>
  )
}
