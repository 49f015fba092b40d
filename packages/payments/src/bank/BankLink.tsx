import { Button } from '@mantine/core'
import { guardRedirect } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { BankPage } from '../charge/ChargeState.ts'
import { paymentsTexts } from '../texts/ru.ts'
import css from './BankLink.module.css'
import { bankOpened, expectFromBank } from './wayToBank.ts'

/**
 * Leads to the page of the bank, if its address is one that may be opened.
 *
 * @param props.label - says what is paid there
 * @param props.onOpen - the driver follows the link
 */
export function BankLink({
  page,
  label,
  onOpen,
}: {
  readonly page: BankPage
  readonly label: string
  readonly onOpen: () => void
}): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const { city, storage } = useAppContext()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  const guarded = guardRedirect(page.url, {
    origin: window.location.origin,
    paymentHosts: city.paymentHosts,
  })
  if (!guarded.ok) {
    return (
      <Notice tone="negative" announce="now">
        {t('bank.refused')}
      </Notice>
    )
  }
  const opened = (): void => {
    bankOpened(language, storage)
    onOpen()
  }
  return (
    <>
      <Notice tone="info" announce="politely">
        {t('bank.linkReady')}
      </Notice>
      <Button
        component="a"
        size="lg"
        className={css['pay'] ?? ''}
        href={guarded.url}
        rel="noreferrer"
        ref={link}
        onClick={() => {
          expectFromBank()
          opened()
        }}
      >
        {label}
      </Button>
      {/* This tab sees what was paid in the other one. */}
      <Button
        component="a"
        variant="subtle"
        href={guarded.url}
        target="_blank"
        rel="noreferrer"
        onClick={opened}
      >
        {t('bank.newTab')}
      </Button>
    </>
  )
}
