import { AppContextProvider } from '@parking/runtime'
import { ParkingProvider } from '@parking/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { useLayoutEffect, type ReactNode } from 'react'
import type { makeStoryApp } from './makeStoryApp.ts'

type Made = Awaited<ReturnType<typeof makeStoryApp>>

/** Puts the app that was made for a story around it, as an app's own start does. */
export function StoryApp(props: {
  readonly made: Record<string, unknown>
  readonly scheme: 'light' | 'dark'
  readonly accent: string
  readonly children: ReactNode
}): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader of the preview has made
  const { context, router } = (props.made as Made).app
  const { language } = context.translator
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <AppContextProvider value={context}>
      <ParkingProvider
        scheme={props.scheme}
        accent={props.accent}
        clock={context.clock.now}
        env="test"
      >
        <QueryClientProvider client={context.queryClient}>
          <RouterContextProvider router={router} key={language}>
            {props.children}
          </RouterContextProvider>
        </QueryClientProvider>
      </ParkingProvider>
    </AppContextProvider>
  )
}
