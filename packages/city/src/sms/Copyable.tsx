import { Button } from '@mantine/core'
import { copyText, useTexts } from '@parking/runtime'
import { CopyIcon } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { cityTexts } from '../texts/ru.ts'
import css from '../words/words.module.css'

/** A text to be copied, and a button that does it and says whether it worked. */
export function Copyable({
  before = '',
  text,
  label,
  children,
}: {
  /** What the text is, where nothing else says it. */
  readonly before?: string
  readonly text: string
  /** Says more than the words on the button, with which it begins; those when absent. */
  readonly label?: string
  /** The words on the button. */
  readonly children: string
}): ReactNode {
  const { t } = useTexts(cityTexts)
  const shown = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => {
    if (shown.current !== null) setCopied(await copyText(text, shown.current))
  }
  return (
    <>
      <p>
        {before}
        <span ref={shown} className={css['code']}>
          {text}
        </span>
      </p>
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
    </>
  )
}
