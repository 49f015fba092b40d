import type { ReactElement, ReactNode } from 'react'

/** Puts a story of a list's entry in a list. */
export function inList(Story: () => ReactNode): ReactElement {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <Story />
    </ul>
  )
}

/** Puts the parts of a story as far apart as a form does. */
export function inForm(Story: () => ReactNode): ReactElement {
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Story />
    </div>
  )
}
