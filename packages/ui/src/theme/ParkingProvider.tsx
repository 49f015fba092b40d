import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import type { Instant } from '@parking/pricing'
import { ClockContext } from '../clock/useClockValue.ts'
import { PagesContext, type PageHistory } from '../backButton/PagesContext.ts'
import { createSchemeManager } from './colorScheme.ts'
import { parkingTheme } from './parkingTheme.ts'

const manager = createSchemeManager()

const getRootElement = () => document.documentElement

export interface ParkingProviderProps {
  /** Fixes the scheme, whatever the person or the system prefers. */
  scheme?: 'light' | 'dark' | undefined
  /** Tells the time, such as the server's; the device's clock where it is not given. */
  clock?: (() => Instant) | undefined
  /** The history of the app's pages, whose back button closes what is open over them. */
  pages?: PageHistory | undefined
  /** `test` turns portals and transitions off. */
  env?: 'test' | undefined
  children: ReactNode
}

/**
 * Provides theme, colour scheme, clock and the back button to every component below. The variables of
 * the theme come from the static style sheet, so a content security policy without `unsafe-inline`
 * holds. Mantine's own provider works them out while its file is read, whether they are used or not.
 */
export function ParkingProvider(props: ParkingProviderProps) {
  const { scheme, clock, pages = null, env, children } = props
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    getRootElement,
    forceColorScheme: scheme,
  })
  useLayoutEffect(() => {
    // Mantine's style sheet stops every movement by it for those who asked their system for less.
    getRootElement().setAttribute('data-respect-reduced-motion', 'true')
  }, [])
  const mantine = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      ...(env === undefined ? {} : { env }),
    }),
    [colorScheme, setColorScheme, clearColorScheme, env],
  )
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={parkingTheme}>
        <ClockContext value={clock ?? Date.now}>
          <PagesContext value={pages}>{children}</PagesContext>
        </ClockContext>
      </MantineThemeProvider>
    </MantineContext>
  )
}
