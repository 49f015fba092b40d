import { PageHeader, PlainPage, Section, Sheet } from '@parking/ui'
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

/** What a page of an account shows in the story of a frame around it. */
export function accountPage(title: string, section: string, text: string): ReactElement {
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <PageHeader title={title} />
      <Section title={section}>{text}</Section>
    </div>
  )
}

/** What a page for everybody shows in the story of a frame around it. */
export function plainPage(title: string, words: string): ReactElement {
  return (
    <PlainPage title={title}>
      <Sheet>{words}</Sheet>
    </PlainPage>
  )
}
