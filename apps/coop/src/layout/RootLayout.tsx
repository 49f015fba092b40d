import {
  ClosedScreen,
  IdleWarning,
  SignOutQuestion,
  useAppContext,
  useCitySettings,
  useIsMember,
  useTexts,
} from '@parking/runtime'
import { TopLoadingBar } from '@parking/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { consoleTexts } from '../texts/ru.ts'
import { Expiry } from './Expiry.tsx'
import { Header } from './Header.tsx'
import css from './RootLayout.module.css'

/** The time after which a company that does nothing is signed out, where its city names no other. */
const usualIdleMinutes = 15

/** The frame around every page of the console. */
export function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, language } = useTexts(consoleTexts)
  const { idleMinutes } = useAppContext().city
  const isMember = useIsMember()
  const settings = useCitySettings()
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <div className={css['root']}>
      <TopLoadingBar active={isLoading} label={t('header.loading')} />
      <Header />
      <main id="content" tabIndex={-1} className={css['content']}>
        {settings?.isClosed === true ? <ClosedScreen phone={settings.contacts.phone} /> : children}
      </main>
      {isMember ? (
        <>
          <SignOutQuestion />
          <IdleWarning minutes={idleMinutes?.company ?? usualIdleMinutes} />
        </>
      ) : null}
      <Expiry />
    </div>
  )
}
