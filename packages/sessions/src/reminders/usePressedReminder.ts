import { createPersonStore } from '@parking/runtime'
import type { ParkingSession } from '@parking/domain'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readPressedReminder, sessionToExtend } from './pressedReminder.ts'

/** Where the reminder leads that was pressed last; each press is an object of its own. */
const usePress = createPersonStore<{ readonly address: string }>({ address: '' })

/** A reminder that leads to an address was pressed. */
export function reminderPressed(address: string): void {
  usePress.setState({ address }, true)
}

/**
 * Leads on from a reminder that was pressed: in this page, by the worker that has shown it, or by the
 * address that the worker has opened. It waits until the session is known.
 *
 * @param onExtend - told of the session that is to be extended, once for each press
 */
export function usePressedReminder(
  sessions: readonly ParkingSession[] | undefined,
  onExtend: (session: ParkingSession) => void,
): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const opened = useRef(hash)
  const press = usePress()
  const done = useRef(press)
  useEffect(() => {
    if (sessionToExtend(opened.current) !== null) reminderPressed(opened.current)
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const address = readPressedReminder(data)
      if (address !== null) reminderPressed(address)
    }
    serviceWorker.addEventListener('message', listen)
    return () => serviceWorker.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    const wanted = sessionToExtend(press.address)
    const session = sessions?.find(({ id }) => id === wanted)
    if (session === undefined || done.current === press) return
    done.current = press
    onExtend(session)
  }, [press, sessions, onExtend])
}
