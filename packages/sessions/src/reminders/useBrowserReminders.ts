import { useAppContext } from '@parking/runtime'
import { useEffect, useState } from 'react'
import {
  browserReminders,
  switchRemindersOff,
  switchRemindersOn,
  workerReady,
  type BrowserReminders,
} from './browserReminders.ts'

/** Whether the browser reminds, and what switches it on and off; only a press may switch it on. */
export function useBrowserReminders(): {
  readonly state: BrowserReminders
  readonly switchTo: (isOn: boolean) => Promise<void>
} {
  const { storage } = useAppContext()
  const [hasWorker, setWorker] = useState(false)
  const [state, setState] = useState(() => browserReminders(storage, false))
  useEffect(() => {
    let isGone = false
    async function wait(): Promise<void> {
      await workerReady()
      if (isGone) return
      setWorker(true)
      setState(browserReminders(storage, true))
    }
    wait().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [storage])
  return {
    state,
    switchTo: async (isOn) => {
      if (isOn) await switchRemindersOn(storage)
      else switchRemindersOff(storage)
      setState(browserReminders(storage, hasWorker))
    },
  }
}
