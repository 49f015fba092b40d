import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/AppShell.css'
import { AppShell, Button, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/** The frame of the floors that have one: a bar with a button. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <MantineProvider>
      <AppShell header={{ height: 60 }}>
        <AppShell.Header>
          <Button>Sign in</Button>
        </AppShell.Header>
        <AppShell.Main>{children}</AppShell.Main>
      </AppShell>
    </MantineProvider>
  )
}
