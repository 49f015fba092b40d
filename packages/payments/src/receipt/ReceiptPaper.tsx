import { Button, TextInput } from '@mantine/core'
import { downloadReceipt, sendReceipt } from '@parking/api-client'
import { checkEmail, receiptEmailLength } from '@parking/domain'
import {
  useAppContext,
  useErrorText,
  useTexts,
  useOneMutation,
  useRuledForm,
} from '@parking/runtime'
import {
  DownloadIcon,
  ErrorCard,
  ExternalIcon,
  FormSummary,
  Notice,
  SafeButton,
  ShareButton,
  useTimedMessage,
} from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { paymentsTexts } from '../texts/ru.ts'
import css from './ReceiptDialog.module.css'

/** What can be done with a receipt's paper: print, keep and share it, send it by e-mail. */
export function ReceiptPaper({ number }: { readonly number: string }): ReactNode {
  const { t } = useTexts(paymentsTexts)
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
  const shared = useMemo(
    () =>
      file.data === undefined
        ? null
        : { files: [new File([file.data], fileName, { type: 'application/pdf' })] },
    [file.data],
  )
  return (
    <>
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
            download={fileName}
            loading={address === null}
            leftSection={<DownloadIcon />}
          >
            {t('receipt.download')}
          </Button>
          {shared === null ? null : (
            <ShareButton data={shared} failed={t('receipt.shareFailed')}>
              {t('receipt.share')}
            </ShareButton>
          )}
        </div>
      )}
      <SendByEmail number={number} />
    </>
  )
}

/** What a receipt is called on the device. */
const fileName = 'receipt.pdf'

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
  const { t } = useTexts(paymentsTexts)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const send = useOneMutation({
    mutationFn: (email: string) => api.run(sendReceipt({ number, email })),
  })
  const id = useId()
  const { form, refused, refusals, submit } = useRuledForm<Record<'email', string>>({
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
  useTimedMessage(send.isSuccess ? send.variables : null, send.reset)
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      <FormSummary
        title={t('topUp.summary')}
        errors={refused.map(({ message }) => ({ fieldId: id, message }))}
        attempt={refusals}
      />
      <TextInput
        id={id}
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
