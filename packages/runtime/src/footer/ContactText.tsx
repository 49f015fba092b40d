import { Fragment, type ReactNode } from 'react'

/** An address or a number that goes on in the next line after one of its parts where it is too long. */
export function ContactText({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(/(?<=[@.]|\)\s)/u)
  return (
    <span key={children}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts may be alike, and never move
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
