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

/**
 * Leads an older letter's address to the page of the step. What is escaped there is escaped anew in the
 * address that it goes on to.
 *
 * @throws a redirect
 */
export function openOtherConfirmation(pathname: string): void {
  const found = /confirmation\/email(?:\/([^/]+))?(?:\/([^/]+))?/.exec(pathname) ?? []
  const [, salt, code] = found.map((part) => part && decodeURIComponent(part))
  throw redirect({
    to: '/registration/confirmation/$step/{-$salt}/{-$code}',
    params: { step: 'email', salt, code },
    replace: true,
  })
}
