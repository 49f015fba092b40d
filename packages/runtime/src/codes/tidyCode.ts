import { checkCode } from '@parking/domain'

/** A code as it is sent: without the spaces that it was pasted with. */
export function tidyCode(typed: string): string {
  const checked = checkCode(typed)
  return checked.ok ? checked.value : typed
}
