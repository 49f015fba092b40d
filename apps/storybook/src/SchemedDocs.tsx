import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { ParkingProvider } from '@parking/ui'
import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** Shows a docs page in the scheme that is chosen in the tool bar. */
export function SchemedDocs({
  children,
  ...props
}: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { channel } = props.context
  const [isDark, setDark] = useState(() =>
    /scheme:dark/u.test(decodeURIComponent(window.location.search)),
  )
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setDark(globals['scheme'] === 'dark')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return (
    <ParkingProvider scheme={isDark ? 'dark' : 'light'}>
      <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
        {children}
      </DocsContainer>
    </ParkingProvider>
  )
}
