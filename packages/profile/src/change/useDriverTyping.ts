import { profileQuery } from '@parking/api-client'
import { accountMark, useAppContext, useKeptTyping } from '@parking/runtime'

/**
 * Keeps what a driver types into a form of the account when the session ends under it: see
 * {@link useKeptTyping}.
 *
 * @param name - which form it is, such as the plate of the car that it changes
 */
export function useDriverTyping<Values>(
  service: Parameters<typeof useKeptTyping<Values>>[0],
  name: string,
  form: Parameters<typeof useKeptTyping<Values>>[2],
): void {
  const { api, queryClient } = useAppContext()
  useKeptTyping(
    service,
    () => {
      const profile = queryClient.getQueryData(profileQuery(api).queryKey)
      return JSON.stringify([profile === undefined ? null : accountMark(profile), name])
    },
    form,
  )
}
