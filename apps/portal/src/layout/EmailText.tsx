import type { ReactNode } from 'react'

/** Shows an e-mail address; where it is too long for a line, it goes on after its "@". */
export function EmailText({ email }: { readonly email: string }): ReactNode {
  const host = email.indexOf('@') + 1
  return (
    <span>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  )
}
