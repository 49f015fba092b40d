import type { ReactElement, ReactNode } from 'react'

/** Puts a story of a list's entry in a list. */
export function inList(Story: () => ReactNode): ReactElement {
  return (
    <ul>
      <Story />
    </ul>
  )
}
