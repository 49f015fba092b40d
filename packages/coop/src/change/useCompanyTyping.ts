import { companyQuery } from '@parking/api-client'
import { useAppContext, useKeptTyping } from '@parking/runtime'

/**
 * Keeps what a company types into a form when the session ends under it: see {@link useKeptTyping}.
 *
 * @param name - which form it is, such as the driver that it changes
 */
export function useCompanyTyping<Values>(
  service: Parameters<typeof useKeptTyping<Values>>[0],
  name: string,
  form: Parameters<typeof useKeptTyping<Values>>[2],
): void {
  const { api, queryClient } = useAppContext()
  useKeptTyping(
    service,
    () => JSON.stringify([queryClient.getQueryData(companyQuery(api).queryKey)?.inn ?? null, name]),
    form,
  )
}
