import type { ApiError } from '@parking/api-client'

const unread = new Set<string | null>(['ValidationError', 'InvalidFormat', 'RequiredField'])

/** Whether the back end could not read what was sent. */
export function isUnread({ errorName }: ApiError): boolean {
  return unread.has(errorName)
}
