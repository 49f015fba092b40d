import type { ReactNode } from 'react'
import { Notice } from '../Notice/Notice.tsx'

/** What came of something that was done. */
export interface Told {
  readonly tone: 'positive' | 'negative'
  readonly title?: string
  readonly text: string
  /** A button that answers it, such as one that undoes it: then it stays until it is closed. */
  readonly action?: ReactNode
}

export interface DoneNoticeProps {
  /** Nothing is shown while it is null. */
  readonly told: Told | null
  readonly closeLabel: string
  /** It was closed, or has stood for long enough. */
  readonly onRead: () => void
}

/** Tells what came of something; a success goes by itself. */
export function DoneNotice({ told, closeLabel, onRead }: DoneNoticeProps) {
  if (told === null) return null
  return (
    <Notice
      key={told.text}
      tone={told.tone}
      timed={told.tone === 'positive' && told.action === undefined}
      title={told.title}
      announce={told.tone === 'positive' ? 'politely' : 'now'}
      action={told.action}
      onDismiss={onRead}
      dismissLabel={closeLabel}
    >
      {told.text}
    </Notice>
  )
}
