import { Button } from '@mantine/core'
import { copyText, useTexts } from '@parking/runtime'
import { CopyIcon } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import css from './FinesPage.module.css'
import { finesTexts } from './texts/ru.ts'

/** The number that a fine is paid by, and a button that copies it. */
export function CopyUin({ uin }: { readonly uin: string }): ReactNode {
  const { t } = useTexts(finesTexts)
  const shown = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => {
    if (shown.current !== null) setCopied(await copyText(uin, shown.current))
  }
  return (
    <div className={css['uin']}>
      <p className={css['uinName']}>{t('fact.uin')}</p>
      <p>
        <span ref={shown} className={css['number']}>
          {uin}
        </span>
      </p>
      <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <output className={css['copied']}>
        {isCopied === null ? '' : t(isCopied ? 'copied' : 'notCopied')}
      </output>
    </div>
  )
}
