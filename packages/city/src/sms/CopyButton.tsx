import { Button } from '@mantine/core'
import { useMessages } from '@parking/runtime'
import { CopyIcon } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { cityMessages } from '../messages/cityMessages.ts'
import { copyText } from './copyText.ts'

/** Copies a text and says whether it worked. */
export function CopyButton({
  text,
  children,
}: {
  readonly text: string
  readonly children: string
}): ReactNode {
  const { t } = useMessages(cityMessages)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => setCopied(await copyText(text))
  return (
    <div>
      <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy()}>
        {children}
      </Button>
      <output>{isCopied === null ? '' : t(isCopied ? 'sms.copied' : 'sms.notCopied')}</output>
    </div>
  )
}
