import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import { useCitySettings } from '../settings/useCitySettings.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { useShownTitle } from '../title/useOpenTitle.ts'
import { usePageName } from '../title/usePageName.ts'

/** The app's own frame around every page. */
export function RootFrame(): ReactNode {
  const { Root } = useAppContext().layout
  return (
    <>
      <PageTitle />
      <PageFocus />
      <Root>
        <Outlet />
      </Root>
    </>
  )
}

/** The app's frame around the pages of an account. */
export function AccountFrame(): ReactNode {
  const { Account } = useAppContext().layout
  return (
    <Account>
      <Outlet />
    </Account>
  )
}

/** The app's page for an address that leads nowhere. */
export function NotFoundFrame(): ReactNode {
  const { NotFound } = useAppContext().layout
  return <NotFound />
}

/** Stands in for the app's frame itself when that has failed. */
export function ErrorFrame(props: ComponentProps<typeof ErrorScreen>): ReactNode {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  )
}

/**
 * Gives the focus to a page that has come, so that the keyboard and screen readers begin with it. A
 * page that has focused something of its own keeps that, and so does an open dialog. The page of a
 * closed city comes, and goes again, at whichever address is shown.
 */
function PageFocus(): null {
  const pathname = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  })
  const shown = useCitySettings()?.isClosed === true ? 'closed' : pathname
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const main = document.querySelector('main')
    const isTaken = document.activeElement?.closest('#content, dialog') ?? null
    if (isTaken === null) main?.focus({ preventScroll: true })
  }, [shown])
  return null
}

/** Says in the browser's tab what is open on which page of which city. */
function PageTitle(): null {
  const { city } = useAppContext()
  const { language } = useTexts(runtimeTexts)
  const page = usePageName()
  const open = useShownTitle()
  const title = `${open === null ? '' : `${open} · `}${page} · ${city.titles[language]}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
