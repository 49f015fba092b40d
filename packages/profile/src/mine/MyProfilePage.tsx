import { codeTexts } from '@parking/runtime/codes'
import { documentsTexts } from '../documents/texts/ru.ts'
import { vehiclesTexts } from '../vehicles/texts/ru.ts'
import { Button } from '@mantine/core'
import { accountSettingsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import {
  errorTexts,
  type LatePage,
  LoadFailed,
  useAppContext,
  useSignOut,
  useTexts,
} from '@parking/runtime'
import { LogoutIcon, Notice, PageHeader, Section, useKeptFocus, VisuallyHidden } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { DocumentsCard } from '../documents/DocumentsCard.tsx'
import { VehiclesCard } from '../vehicles/VehiclesCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { InfoCard } from './info/InfoCard.tsx'
import { mineTexts } from './texts/ru.ts'
import css from './MyProfilePage.module.css'
import { KeptCard } from './own/KeptCard.tsx'
import { OwnDataCard } from './own/OwnDataCard.tsx'
import { SettingsCard } from './settings/SettingsCard.tsx'

/** The driver's account: who it is, what it owns, how it is set up. */
export function MyProfilePage(): ReactNode {
  const { t } = useTexts(mineTexts)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={t('page.title')} />
      <Cards />
    </div>
  )
}

function Cards(): ReactNode {
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const query = useQuery(profileQuery(api))
  const { data: profile, error } = query
  if (profile !== undefined) {
    return (
      <div className={css['cards']}>
        <div className={css['column']}>
          {error === null ? null : <StaleNote onRetry={() => void query.refetch()} />}
          <InfoCard profile={profile} />
          <VehiclesCard />
          <DocumentsCard />
          <SettingsCard />
        </div>
        <div className={css['column']}>
          <BalanceCard balance={profile.balance} />
          <OwnDataCard profile={profile} />
          <KeptCard />
          <SignOutCard />
        </div>
      </div>
    )
  }
  if (error !== null) {
    return <LoadFailed title={t('page.errorTitle')} query={query} action={<SignOutButton />} />
  }
  return (
    <output className={css['loading']}>
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
    </output>
  )
}

/** Says that what is shown may be older than what was changed last. */
function StaleNote({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTexts(mineTexts)
  return (
    <Notice
      tone="warning"
      announce="politely"
      action={
        <Button size="sm" variant="default" onClick={onRetry}>
          {t('page.retry')}
        </Button>
      }
    >
      {t('page.stale')}
    </Notice>
  )
}

function SignOutButton(): ReactNode {
  const { t } = useTexts(mineTexts)
  const signOut = useSignOut()
  return (
    <Button variant="default" onClick={() => void signOut()}>
      {t('page.signOut')}
    </Button>
  )
}

/** What the page can't be shown without. */
export const myProfilePage: LatePage = {
  Page: MyProfilePage,
  texts: [mineTexts, vehiclesTexts, documentsTexts, codeTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(profileQuery(api))
    void queryClient.prefetchQuery(accountSettingsQuery(api))
    void queryClient.prefetchQuery(settingsQuery(api))
  },
}

/** Signs out, after a question while a payment is on its way. */
function SignOutCard(): ReactNode {
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
