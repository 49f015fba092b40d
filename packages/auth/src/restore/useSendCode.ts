import { sendRestoreEmail, startRestore } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'

/** Has a code sent, by e-mail or phone where the city lets phones in; answers what stands for it. */
export function useSendCode(): (login: string, signal: AbortSignal) => Promise<string | null> {
  const { api, city } = useAppContext()
  return async (login, signal) => {
    const by = login.includes('@') ? 'email' : 'phone'
    const { token } = city.flags.easyRestore
      ? await api.run(startRestore({ login, by }), { signal })
      : await api.run(sendRestoreEmail({ email: login }), { signal })
    return token
  }
}
