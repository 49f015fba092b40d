import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

/** Prints the page; `Printed` says which part of it. */
export function PrintButton({ children }: { readonly children: string }): ReactNode {
  return (
    <Button variant="default" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
