import { AppContextProvider } from '@parking/runtime'
import { ParkingProvider, Tint } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { useLayoutEffect, type ReactNode } from 'react'
import type { MadeApp } from './makeStoryApp.ts'

/** Puts the app that was made for a story around it, as an app's own start does. */
export function StoryApp(props: {
  readonly made: MadeApp
  readonly scheme: 'light' | 'dark'
  readonly accent: string
  readonly children: ReactNode
}): ReactNode {
  const { context, router, missing } = props.made
  const { language } = context.translator
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <AppContextProvider value={context}>
      <ParkingProvider
        scheme={props.scheme}
        clock={context.clock.now}
        pages={missing && router.history}
        {...(missing ? {} : { env: 'test' as const })}
      >
        <Tint accent={props.accent} />
        <QueryClientProvider client={context.queryClient}>
          <RouterContextProvider router={router} key={language}>
            {props.children}
          </RouterContextProvider>
        </QueryClientProvider>
      </ParkingProvider>
    </AppContextProvider>
  )
}
