import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { useChangeFailure } from '../errorTexts/useChangeFailure.ts'

/**
 * Says why something was not done, or that nobody knows whether it was.
 *
 * @param props.title - what was not done
 * @param props.error - what the call failed with; null where it did not
 * @param props.text - why, where the usual words of the error do not fit
 */
export function ChangeFailed({
  title,
  error,
  text,
}: {
  readonly title: string
  readonly error: unknown
  readonly text?: string | undefined
}): ReactNode {
  const words = useChangeFailure()
  if (error === null) return null
  const failure = words(error, { title, ...(text === undefined ? {} : { text }) })
  return (
    <Notice tone="negative" announce="now" title={failure.title}>
      {failure.text}
    </Notice>
  )
}
