import { useAppContext } from '@parking/runtime'
import { useEffect } from 'react'
import type { BrowserNotice } from './browserReminders.ts'

const load = () => import('./browserReminders.ts')

/** Shows browser notifications. What that needs is here before: the connection may be gone by then. */
export function useNotifyBrowser(): (notice: BrowserNotice) => void {
  const { storage } = useAppContext()
  useEffect(() => {
    void load().catch(() => undefined)
  }, [])
  return (notice) => {
    async function notify(): Promise<void> {
      const { notifyBrowser } = await load()
      await notifyBrowser(storage, notice)
    }
    notify().catch(() => undefined)
  }
}
