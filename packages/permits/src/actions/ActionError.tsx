import { useErrorText } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'

/** Says why an action was not done, in the back end's own words where it gave some. */
export function ActionError({ error }: { readonly error: unknown }): ReactNode {
  const errorText = useErrorText()
  if (error === null) return null
  return (
    <Notice tone="negative" announce="now">
      {errorText(error)}
    </Notice>
  )
}
