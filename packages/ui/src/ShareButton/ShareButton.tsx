import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ShareIcon } from '../icons/laterIcons.tsx'
import css from './ShareButton.module.css'

export interface ShareButtonProps {
  /** What it says. */
  children: string
  /** What is handed over: a file, or a title with a text. */
  data: ShareData
  /** Said when the device could not take it. */
  failed: string
}

/** Hands something over to the device's own share sheet; shows nothing where there is none for it. */
export function ShareButton({ children, data, failed }: ShareButtonProps): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  if (!canShare(data)) return null
  const share = async (): Promise<void> => {
    setFailed(false)
    try {
      await device().share?.(data)
    } catch (error) {
      // Somebody who closes the sheet has changed their mind.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }
  return (
    <span className={css['root']}>
      <Button variant="default" leftSection={<ShareIcon />} onClick={() => void share()}>
        {children}
      </Button>
      <output className={css['failed']}>{hasFailed ? failed : ''}</output>
    </span>
  )
}

function canShare(data: ShareData): boolean {
  return device().canShare?.(data) === true
}

/** Firefox on a computer can't share. */
function device(): Navigator & {
  readonly canShare?: (data: ShareData) => boolean
  readonly share?: (data: ShareData) => Promise<void>
} {
  return navigator
}
