import { Outlet } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import { PageTitle } from '../title/PageTitle.tsx'
import { PageFocus } from './PageFocus.tsx'

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
