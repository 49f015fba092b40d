import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { AppContext } from '../context/AppContext.ts'
import { AccountFrame, ErrorFrame, NotFoundFrame, RootFrame } from './frames.tsx'

/** The root of every app's routes. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: RootFrame,
  notFoundComponent: NotFoundFrame,
  errorComponent: ErrorFrame,
})

/**
 * Pages for people who are signed in; others are sent to the app's home for guests, and asked to
 * sign in when they came on purpose rather than by pointing at a link.
 */
export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: ({ context, location, cause }) => {
    if (context.session.token() === null) {
      // Who is still there has signed out.
      if (cause === 'enter') context.askToSignIn?.(location.href)
      throw redirect({ href: context.homes.guest, replace: true })
    }
  },
})

/** Pages for people who are not signed in; others are sent to the app's home for members. */
export const guestOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guestOnly',
  beforeLoad: ({ context }) => {
    if (context.session.token() !== null) {
      throw redirect({ href: context.homes.member, replace: true })
    }
  },
})

/** The private area with the account's menu around its pages. */
export const accountRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: 'profile',
  component: AccountFrame,
})
