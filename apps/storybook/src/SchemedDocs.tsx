import { MantineThemeProvider } from '@mantine/core'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { ParkingProvider, Tint } from '@parking/ui'
import { createPalette } from '@parking/ui/theme'
import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** Shows a docs page in the scheme and the tint that are chosen in the tool bar. */
export function SchemedDocs({
  children,
  ...props
}: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { channel } = props.context
  const [{ isDark, accent }, setLook] = useState(readAddress)
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setLook({ isDark: globals['scheme'] === 'dark', accent: String(globals['accent']) })
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return (
    <ParkingProvider scheme={isDark ? 'dark' : 'light'}>
      <Tint accent={accent} />
      <MantineThemeProvider theme={{ colors: { parking: createPalette(accent) } }}>
        <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
          {children}
        </DocsContainer>
      </MantineThemeProvider>
    </ParkingProvider>
  )
}

/** What the address says of the tool bar: a colour stands there as `!hex(0a7d5b)`. */
function readAddress(): { readonly isDark: boolean; readonly accent: string } {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? ''
  const [, hex = '1552d6'] = /accent:!hex\((\w+)\)/u.exec(globals) ?? []
  return { isDark: globals.includes('scheme:dark'), accent: `#${hex}` }
}
