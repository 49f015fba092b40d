import { LoginModal } from '@parking/auth'
import { useHasPaidAsGuest } from '@parking/sessions'
import {
  LazyBoundary,
  untilIdle,
  useCitySettings,
  useTexts,
  useSession,
  late,
} from '@parking/runtime'
import { TopLoadingBar } from '@parking/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import { Header } from './Header.tsx'
import css from './RootLayout.module.css'

// What the first page does not show comes after it.
const Footer = late(async () => (await import('./Footer.tsx')).Footer, { isLight: true })
const ClosedPage = late(async () => (await import('../pages/ClosedPage.tsx')).ClosedPage)
const MemberDialogs = late(async () => (await import('./MemberDialogs.tsx')).MemberDialogs, {
  comes: 'members',
})
const GuestDialogs = late(async () => (await import('./GuestDialogs.tsx')).GuestDialogs, {
  part: 'guests',
})
const Notices = late(
  async () => {
    await untilIdle()
    return (await import('./Notices.tsx')).Notices
  },
  { comes: 'soon' },
)
const Expiry = late(async () => (await import('./Expiry.tsx')).Expiry)

/** The frame around every page of the portal. */
export function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, language } = useTexts(portalTexts)
  const hasPaidAsGuest = useHasPaidAsGuest()
  const settings = useCitySettings()
  const session = useSession()
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  // Until the next page has come the frame stays that of the page shown: without it the map would
  // grow as long as its list.
  const isMap = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname === '/',
  })

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  if (settings?.isClosed === true) {
    return (
      <main id="content" tabIndex={-1} className={css['content']}>
        <LazyBoundary>
          <ClosedPage />
        </LazyBoundary>
      </main>
    )
  }
  return (
    <div className={css['root']} data-map={isMap}>
      <TopLoadingBar active={isLoading} label={t('header.loading')} />
      <Header />
      {session.kind === 'member' ? (
        <LazyBoundary>
          <MemberDialogs />
        </LazyBoundary>
      ) : null}
      {session.kind === 'guest' && hasPaidAsGuest ? (
        <LazyBoundary lost={null}>
          <GuestDialogs />
        </LazyBoundary>
      ) : null}
      <main id="content" tabIndex={-1} className={css['content']}>
        {children}
      </main>
      {isMap ? null : (
        <LazyBoundary lost={null}>
          <Footer />
        </LazyBoundary>
      )}
      <LoginModal />
      <LazyBoundary lost={null}>
        <Notices />
      </LazyBoundary>
      {session.kind === 'expired' ? (
        <LazyBoundary>
          <Expiry />
        </LazyBoundary>
      ) : null}
    </div>
  )
}
