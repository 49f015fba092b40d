import { redirect } from '@tanstack/react-router'
import { linkFollowed } from '../draft/useRegistration.ts'

/**
 * Takes the code of a letter's link out of the address, where it must not stay.
 *
 * @throws a redirect to the address without it
 */
export function openConfirmation(params: {
  readonly step: string
  readonly salt?: string | undefined
  readonly code?: string | undefined
}): void {
  const { step, salt, code } = params
  if (salt === undefined || code === undefined) return
  linkFollowed({ salt, code })
  throw redirect({
    to: '/registration/confirmation/$step/{-$salt}/{-$code}',
    params: { step, salt, code: undefined },
    replace: true,
  })
}
