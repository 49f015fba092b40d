import { Button, TextInput } from '@mantine/core'
import { downloadReceipt, sendReceipt } from '@parking/api-client'
import { checkEmail, receiptEmailLength } from '@parking/domain'
import { useAppContext, useErrorText, useMessages, useRuledForm } from '@parking/runtime'
import { DownloadIcon, ErrorCard, ExternalIcon, Notice, SafeButton } from '@parking/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { checkoutMessages } from '../messages/checkoutMessages.ts'
import css from './ReceiptDialog.module.css'

/** A receipt that was made: to print, to keep, to send by e-mail. */
export function ReceiptReady({ number }: { readonly number: string }): ReactNode {
  const { t } = useMessages(checkoutMessages)
  const errorText = useErrorText()
  const { api } = useAppContext()
  const file = useQuery({
    queryKey: [...api.scope, 'receipt-file', number],
    queryFn: ({ signal }) => api.run(downloadReceipt({ number }), { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const address = useFileAddress(file.data ?? null)
  const ready = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ready.current?.focus(), [])
  return (
    <>
      <div ref={ready} tabIndex={-1}>
        <Notice tone="positive" announce="politely" title={t('receipt.readyTitle')}>
          {t('receipt.ready', { number })}
        </Notice>
      </div>
      {file.isError ? (
        <ErrorCard
          title={t('receipt.fileFailed')}
          description={errorText(file.error)}
          retryLabel={t('receipt.fileRetry')}
          retrying={file.isFetching}
          onRetry={() => void file.refetch()}
        />
      ) : (
        <div className={css['files']}>
          <Button
            component="a"
            href={address ?? undefined}
            target="_blank"
            rel="noopener"
            loading={address === null}
            leftSection={<ExternalIcon />}
          >
            {t('receipt.print')}
          </Button>
          <Button
            component="a"
            variant="default"
            href={address ?? undefined}
            download="receipt.pdf"
            loading={address === null}
            leftSection={<DownloadIcon />}
          >
            {t('receipt.download')}
          </Button>
        </div>
      )}
      <SendByEmail number={number} />
    </>
  )
}

/** An address of a file in this browser; null until there is one. It is given back at the end. */
function useFileAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return undefined
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the browser hands the address out, and takes it back
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const emailKeys = {
  empty: 'receipt.emailEmpty',
  format: 'receipt.emailFormat',
  tooLong: 'receipt.emailTooLong',
} as const

function SendByEmail({ number }: { readonly number: string }): ReactNode {
  const { t } = useMessages(checkoutMessages)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const send = useMutation({
    mutationFn: (email: string) => api.run(sendReceipt({ number, email })),
    networkMode: 'always',
    retry: false,
  })
  const { form, submit } = useRuledForm<Record<'email', string>>({
    initialValues: { email: '' },
    rules: {
      email: (email) => {
        const checked = checkEmail(email, receiptEmailLength)
        return checked.ok ? null : t(emailKeys[checked.error])
      },
    },
    onSubmit: ({ email }) => {
      const checked = checkEmail(email, receiptEmailLength)
      if (checked.ok) send.mutate(checked.value)
    },
  })
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      <TextInput
        type="email"
        label={t('receipt.email')}
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      {send.isError ? (
        <Notice tone="negative" announce="now">
          {errorText(send.error)}
        </Notice>
      ) : null}
      {send.isSuccess ? (
        <Notice tone="positive" announce="politely">
          {t('receipt.sent', { email: send.variables })}
        </Notice>
      ) : null}
      <SafeButton submits harmless busy={send.isPending} hint={t('pay.again')} onPress={submit}>
        {t('receipt.send')}
      </SafeButton>
    </form>
  )
}
