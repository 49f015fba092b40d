import type { ReactNode } from 'react'
import { ActionNotices } from '../running/ActionNotices.tsx'
import { StartNotice } from './StartNotice.tsx'

/** Says what became of starts, extensions and ends, on whichever page the driver is. */
export function ChargeNotices(): ReactNode {
  return (
    <>
      <StartNotice />
      <ActionNotices />
    </>
  )
}
