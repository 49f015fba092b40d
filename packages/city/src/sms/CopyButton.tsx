import { Button } from '@mantine/core'
import { useMessages } from '@parking/runtime'
import { CopyIcon } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { cityMessages } from '../messages/cityMessages.ts'
import { copyText } from './copyText.ts'

/** Copies a text and says whether it worked. */
export function CopyButton({
  text,
  label,
  children,
}: {
  readonly text: string
  /** Says more than the words on it, with which it begins; those when absent. */
  readonly label?: string
  readonly children: string
}): ReactNode {
  const { t } = useMessages(cityMessages)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => setCopied(await copyText(text))
  return (
    <div>
      <Button
        variant="default"
        leftSection={<CopyIcon />}
        aria-label={label}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      <output>{isCopied === null ? '' : t(isCopied ? 'sms.copied' : 'sms.notCopied')}</output>
    </div>
  )
}
