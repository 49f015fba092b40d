import { Button } from '@mantine/core'
import { useTexts, useSignOut } from '@parking/runtime'
import { LogoutIcon, Section } from '@parking/ui'
import type { ReactNode } from 'react'
import { mineTexts } from './texts/ru.ts'
import css from './MyProfilePage.module.css'

/** Signs out, after a question while a payment is on its way. */
export function SignOutCard(): ReactNode {
  const { t } = useTexts(mineTexts)
  const signOut = useSignOut()
  return (
    <Section title={t('signOut.title')}>
      <p className={css['muted']}>{t('signOut.text')}</p>
      <div>
        <Button variant="default" leftSection={<LogoutIcon />} onClick={() => void signOut()}>
          {t('signOut.button')}
        </Button>
      </div>
    </Section>
  )
}
