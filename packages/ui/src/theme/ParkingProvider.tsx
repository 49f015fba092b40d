import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import type { Instant } from '@parking/pricing'
import { ClockContext } from '../clock/useClockValue.ts'
import { PagesContext, type PageHistory } from '../backButton/PagesContext.ts'
import { accentVariables } from './accentCss.ts'
import { createSchemeManager } from './colorScheme.ts'
import { createParkingTheme } from './createParkingTheme.ts'
import { cssVariablesResolver } from './cssVariablesResolver.ts'

const schemeManager = createSchemeManager()

export interface ParkingProviderProps {
  /** A city's tint as `#rrggbb`. */
  accent?: string | undefined
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
 * Provides theme, colour scheme, clock and the back button to every component below. It writes no style element:
 * variables come from the static style sheet, a tint is set property by property, so a content
 * security policy without `unsafe-inline` holds.
 */
export function ParkingProvider(props: ParkingProviderProps) {
  const { accent, scheme, clock, pages = null, env, children } = props
  const theme = useMemo(() => createParkingTheme(accent === undefined ? {} : { accent }), [accent])
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={false}
      withGlobalClasses={false}
      {...(scheme === undefined ? {} : { forceColorScheme: scheme })}
      {...(env === undefined ? {} : { env })}
    >
      {accent === undefined ? null : <Tint accent={accent} />}
      <ClockContext value={clock ?? Date.now}>
        <PagesContext value={pages}>{children}</PagesContext>
      </ClockContext>
    </MantineProvider>
  )
}

/** Follows the scheme that is in force and sets the variables of the tint for it. */
function Tint({ accent }: { accent: string }) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const { light, dark } = accentVariables(accent)
    const apply = () => {
      const isDark = root.getAttribute('data-mantine-color-scheme') === 'dark'
      const variables: Record<string, string> = isDark ? { ...light, ...dark } : light
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
    return () => {
      observer.disconnect()
      for (const name of Object.keys({ ...light, ...dark })) root.style.removeProperty(name)
    }
  }, [accent])
  return null
}
