import { LoginModal, ProfileGuard } from '@parking/profile'
import { useCitySettings, useMessages, useSession } from '@parking/runtime'
import { TopLoadingBar } from '@parking/ui'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'
import { ClosedPage } from '../pages/ClosedPage.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import css from './RootLayout.module.css'

const MemberDialogs = lazy(async () => ({
  default: (await import('./MemberDialogs.tsx')).MemberDialogs,
}))
const Expiry = lazy(async () => ({
  default: (await import('./Expiry.tsx')).Expiry,
}))

/** The frame around every page of the portal. */
export function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, language } = useMessages(portalMessages)
  const settings = useCitySettings()
  const session = useSession()
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const isMap = useRouterState({ select: (state) => state.location.pathname === '/' })

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  if (settings?.isClosed === true) return <ClosedPage contacts={settings.contacts} />
  return (
    <div className={css['root']} data-map={isMap}>
      <TopLoadingBar active={isLoading} label={t('header.loading')} />
      <Header />
      <main id="content" tabIndex={-1} className={css['content']}>
        {children}
      </main>
      {isMap ? null : <Footer />}
      <LoginModal />
      <ProfileGuard />
      {session.kind === 'member' ? (
        <Suspense fallback={null}>
          <MemberDialogs />
        </Suspense>
      ) : null}
      {session.kind === 'expired' ? (
        <Suspense fallback={null}>
          <Expiry />
        </Suspense>
      ) : null}
    </div>
  )
}
