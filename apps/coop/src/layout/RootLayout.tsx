import { pageAsked } from '@parking/coop'
import {
  ClosedScreen,
  IdleWarning,
  LazyBoundary,
  SessionExpired,
  SignOutQuestion,
  useAppContext,
  useCitySettings,
  useIsMember,
  useSession,
  useTexts,
} from '@parking/runtime'
import { TopLoadingBar } from '@parking/ui'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { consoleTexts } from '../texts/ru.ts'
import { Footer } from './Footer.tsx'
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
        {settings?.isClosed === true ? <ClosedScreen /> : children}
      </main>
      <LazyBoundary lost={null}>
        <Footer />
      </LazyBoundary>
      {isMember ? (
        <>
          <SignOutQuestion />
          <IdleWarning minutes={idleMinutes?.company ?? usualIdleMinutes} />
        </>
      ) : null}
      <LazyBoundary lost={null}>
        <Expiry />
      </LazyBoundary>
    </div>
  )
}

/** Tells that the session has expired; the next login leads back to the page that was open. */
function Expiry(): ReactNode {
  const session = useSession()
  const left = session.kind === 'expired' ? session.address : undefined
  useEffect(() => {
    if (left !== undefined) pageAsked(left)
  }, [left])
  return <SessionExpired onSignIn={focusContent} />
}

/** An expired session has led to the login already. */
function focusContent(): void {
  document.querySelector<HTMLElement>('main input')?.focus()
}
