import { Button } from '@mantine/core'
import { cityParts, type LetterSubject } from '@parking/domain'
import { LinkButton, useAppContext, useCitySettings } from '@parking/runtime'
import type { ReactNode } from 'react'

/**
 * Leads to a letter to the operator that is begun already, for what no call exists. Where the city takes
 * no letters on its pages it is a mail; nothing where it has no address for one either.
 *
 * @param props.about - what is asked for
 * @param props.of - what it is asked of, in words
 */
export function LetterLink({
  about,
  of,
  children,
}: {
  readonly about: LetterSubject
  readonly of?: string
  readonly children: string
}): ReactNode {
  const { city } = useAppContext()
  const email = useCitySettings()?.contacts.email ?? null
  const look = { variant: 'subtle', size: 'compact-md' } as const
  if (cityParts.feedback(city)) {
    const search = of === undefined ? { about } : { about, of }
    return (
      <LinkButton {...look} to="/profile/feedback" search={search}>
        {children}
      </LinkButton>
    )
  }
  if (email === null) return null
  const query = `subject=${encodeURIComponent(children)}&body=${encodeURIComponent(of ?? '')}`
  return (
    <Button {...look} component="a" href={`mailto:${encodeURIComponent(email)}?${query}`}>
      {children}
    </Button>
  )
}
