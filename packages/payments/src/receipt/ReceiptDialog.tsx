import { SegmentedControl, TextInput } from '@mantine/core'
import { createPermitReceipt, createTopUpReceipt, receiptsQuery } from '@parking/api-client'
import { tidyPayer, type PayerRefusal, type ReceiptPayer } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import {
  useAppContext,
  useErrorText,
  useTexts,
  useOneMutation,
  useRuledForm,
  type RuledForm,
} from '@parking/runtime'
import { Dialog, FormSummary, Notice, SafeButton, SelectInput } from '@parking/ui'
import '@parking/ui/formStyles'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { paymentsTexts } from '../texts/ru.ts'
import { paymentModalClosed, type ReceiptSubject } from '../store/usePaymentModal.ts'
import css from './ReceiptDialog.module.css'
import {
  emptyPayer,
  findPayerRefusal,
  isDoubtful,
  payerFields,
  readPayer,
  type PayerField,
  type PayerType,
  type PayerValues,
} from './receiptForm.ts'
import { ReceiptReady } from './ReceiptReady.tsx'

/**
 * Makes a receipt to pay by at a bank: first who pays, then the paper itself. Nothing is charged by
 * it, and what was typed is kept nowhere.
 */
export function ReceiptDialog({ subject }: { readonly subject: ReceiptSubject }): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const [kind, setKind] = useState<PayerType>('individual')
  const queryClient = useQueryClient()
  const make = useOneMutation({
    mutationFn: (payer: ReceiptPayer) =>
      api.run(
        subject.kind === 'topUp'
          ? createTopUpReceipt({ sum: subject.sum, payer })
          : createPermitReceipt({ code: subject.code, plate: subject.plate, payer }),
      ),
    onSuccess: () => void queryClient.invalidateQueries(receiptsQuery(api)),
  })
  const amount = formatMoney(subject.sum, language)
  return (
    <Dialog
      opened
      onClose={paymentModalClosed}
      title={t(kind === 'legal' ? 'receipt.invoice' : 'receipt.title')}
      closeLabel={t('topUp.close')}
    >
      <div className={css['body']}>
        <p className={css['what']}>
          {t(subject.kind === 'topUp' ? 'receipt.forTopUp' : 'receipt.forPermit', { amount })}
        </p>
        {make.isSuccess ? (
          <ReceiptReady number={make.data.number} />
        ) : (
          <>
            <p>{t('receipt.hint')}</p>
            <PayerForm
              isSending={make.isPending}
              onKind={setKind}
              onSubmit={(payer) => make.mutate(payer)}
            >
              {make.isError ? (
                <Notice tone="negative" announce="now">
                  {errorText(make.error)}
                </Notice>
              ) : null}
            </PayerForm>
          </>
        )}
      </div>
    </Dialog>
  )
}

function PayerForm({
  isSending,
  onKind,
  onSubmit,
  children,
}: {
  readonly isSending: boolean
  readonly onKind: (kind: PayerType) => void
  readonly onSubmit: (payer: ReceiptPayer) => void
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { form, refused, refusals, submit } = useRuledForm<PayerValues & Record<string, string>>({
    initialValues: { ...emptyPayer },
    rules: Object.fromEntries(
      allFields.map((field) => [
        field,
        (_: string, values: PayerValues) => {
          const refusal = findPayerRefusal(values, field)
          return refusal === null ? null : t(refusalKey(field, refusal))
        },
      ]),
    ),
    onSubmit: (values) => onSubmit(tidyPayer(readPayer(values))),
  })
  const kind: PayerType = form.values.kind === 'legal' ? 'legal' : 'individual'
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      <FormSummary
        title={t('topUp.summary')}
        errors={refused.map(({ field, message }) => ({
          fieldId: idOf(field),
          message: isPayerField(field) ? `${t(labels[field])}: ${message}` : message,
        }))}
        attempt={refusals}
      />
      <SegmentedControl
        aria-label={t('receipt.payer')}
        fullWidth
        data={[
          { value: 'individual', label: t('receipt.individual') },
          { value: 'legal', label: t('receipt.legal') },
        ]}
        value={kind}
        onChange={(chosen) => {
          form.setFieldValue('kind', chosen)
          onKind(chosen === 'legal' ? 'legal' : 'individual')
        }}
      />
      {payerFields[kind].map((field) => (
        <Field key={field} id={idOf(field)} field={field} form={form} />
      ))}
      {children}
      <SafeButton
        submits
        harmless
        size="lg"
        busy={isSending}
        hint={t('pay.again')}
        onPress={submit}
      >
        {t(kind === 'legal' ? 'receipt.getInvoice' : 'receipt.get')}
      </SafeButton>
    </form>
  )
}

const allFields: readonly PayerField[] = [
  ...new Set([...payerFields.individual, ...payerFields.legal]),
]

const labels = {
  lastName: 'receipt.lastName',
  firstName: 'receipt.firstName',
  middleName: 'receipt.middleName',
  documentType: 'receipt.documentType',
  documentSeries: 'receipt.documentSeries',
  documentNumber: 'receipt.documentNumber',
  documentDate: 'receipt.documentDate',
  issuer: 'receipt.issuer',
  address: 'receipt.address',
  name: 'receipt.name',
  inn: 'receipt.inn',
  kpp: 'receipt.kpp',
  ogrn: 'receipt.ogrn',
} as const

function isPayerField(field: string): field is PayerField {
  return field in labels
}

/** How the browser fills a field in, and which keyboard a phone shows. */
const typing: Partial<
  Record<PayerField, { readonly autoComplete?: string; readonly inputMode?: 'numeric' }>
> = {
  lastName: { autoComplete: 'family-name' },
  firstName: { autoComplete: 'given-name' },
  middleName: { autoComplete: 'additional-name' },
  address: { autoComplete: 'street-address' },
  name: { autoComplete: 'organization' },
  documentSeries: { inputMode: 'numeric' },
  documentNumber: { inputMode: 'numeric' },
  documentDate: { inputMode: 'numeric' },
  inn: { inputMode: 'numeric' },
  ogrn: { inputMode: 'numeric' },
}

const lengthKeys = {
  inn: 'receipt.innLength',
  ogrn: 'receipt.ogrnLength',
  kpp: 'receipt.kppLength',
} as const

function refusalKey(field: PayerField, refusal: PayerRefusal) {
  switch (refusal) {
    case 'empty':
      return 'receipt.empty'
    case 'date':
      return 'receipt.dateWrong'
    case 'format':
      return field === 'kpp' ? 'receipt.kppFormat' : 'receipt.digits'
    case 'length':
      return field === 'inn' || field === 'ogrn' || field === 'kpp'
        ? lengthKeys[field]
        : 'receipt.tooLong'
  }
}

function Field({
  id,
  field,
  form,
}: {
  readonly id: string
  readonly field: PayerField
  readonly form: RuledForm<PayerValues & Record<string, string>>['form']
}): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { autoComplete = 'off', inputMode } = typing[field] ?? {}
  if (field === 'documentType') {
    return (
      <SelectInput
        id={id}
        label={t(labels[field])}
        options={[
          { value: 'passport', label: t('receipt.passport') },
          { value: 'drivingLicence', label: t('receipt.drivingLicence') },
        ]}
        {...form.getInputProps(field)}
      />
    )
  }
  const isDate = field === 'documentDate'
  return (
    <TextInput
      id={id}
      label={t(labels[field])}
      autoComplete={autoComplete}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(isDate ? { placeholder: t('receipt.datePlaceholder') } : {})}
      description={
        isDoubtful(form.values, field) ? (
          <span className={css['doubt']}>{t('receipt.checkDigit')}</span>
        ) : null
      }
      {...form.getInputProps(field)}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        form.setFieldValue(field, isDate && !isComposing ? dotted(value) : value)
      }}
      onCompositionEnd={({ currentTarget: { value } }) => {
        if (isDate) form.setFieldValue(field, dotted(value))
      }}
    />
  )
}

/** Puts the dots of a date where digits alone were typed. */
function dotted(text: string): string {
  if (!/^\d{8}$/u.test(text)) return text
  return `${text.slice(0, 2)}.${text.slice(2, 4)}.${text.slice(4)}`
}
