import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'

export interface LoadingRingProps {
  /** What is being loaded, for screen readers. */
  readonly label: string
}

/** Turns where something will be that is still on its way. */
export function LoadingRing({ label }: LoadingRingProps): ReactNode {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be a ring
  return <Loader role="progressbar" aria-label={label} />
}
