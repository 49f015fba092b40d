import '@parking/ui/formStyles'
import { Radio, TextInput } from '@mantine/core'
import {
  checkDocument,
  formatDocumentNumber,
  type DocumentType,
  type DriverDocument,
} from '@parking/domain'
import { keptTyping, useChangeFailure, useTexts, useRuledForm } from '@parking/runtime'
import { FormBar, FormSummary } from '@parking/ui'
import { useId, useState, type ReactNode } from 'react'
import { useDriverTyping } from '../../change/useDriverTyping.ts'
import { documentsTexts } from '../texts/ru.ts'
import css from './DocumentForm.module.css'
import { useKeptText } from './useKeptText.ts'
import { useSaveDocuments } from './useSaveDocuments.ts'

const types = ['vehicleCertificate', 'drivingLicence'] as const satisfies readonly DocumentType[]

type Values = { readonly type: string; readonly number: string }

const kept = keptTyping<Values>()

/** Asks for a document: what it is, its series and number. */
export function DocumentForm({
  document,
  documents,
  onClose,
  onDone,
}: {
  /** Null for a new one. */
  readonly document: DriverDocument | null
  readonly documents: readonly DriverDocument[]
  readonly onClose: () => void
  readonly onDone: (number: string) => void
}): ReactNode {
  const { t } = useTexts(documentsTexts)
  const keptText = useKeptText()
  const changeFailure = useChangeFailure()
  const [isSame, setSame] = useState(false)
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  // As they were when the dialog opened: this one's own number is none of the others.
  const others = documents.filter((one) => one.number !== document?.number)
  const { form, refused, refusals, submit } = useRuledForm<Values>({
    initialValues: {
      type: document?.type ?? '',
      number: document === null ? '' : formatDocumentNumber(document.number),
    },
    rules: {
      type: (type) => (readType(type) === null ? t('error.typeEmpty') : null),
      number: (number, values) => {
        const type = readType(values.type) ?? 'drivingLicence'
        const checked = checkDocument(number, type, others)
        if (checked.ok) return null
        return checked.error === 'format' ? t(`error.${type}`) : t(`error.${checked.error}`)
      },
    },
    onSubmit: (values) => {
      const saved = readSaved(values, document)
      if (saved === null || isPending) return
      const isKept = document?.type === saved.type && isSameNumber(document.number, saved.number)
      setSame(isKept)
      if (!isKept) mutate({ old: document, saved })
    },
  })
  const { mutate, isPending, error } = useSaveDocuments(() => onDone(form.getValues().number))
  useDriverTyping(kept, document?.number ?? '', form)
  const type = readType(form.values.type)
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <FormSummary
        title={t('form.summary')}
        errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        attempt={refusals}
      />
      <Radio.Group label={t('form.type')} withAsterisk {...form.getInputProps('type')}>
        <div className={css['choices']}>
          {types.map((one, index) => (
            <Radio
              key={one}
              value={one}
              label={t(`type.${one}`)}
              {...(index === 0 ? { id: idOf('type') } : {})}
            />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        id={idOf('number')}
        label={t('form.number')}
        description={type === null ? null : t(`form.${type}`)}
        withAsterisk
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...form.getInputProps('number')}
      />
      <FormBar
        failure={
          error === null
            ? null
            : changeFailure(error, { title: t('failed.save'), text: keptText(error) })
        }
        note={isSame ? t('form.nothingChanged') : null}
        cancelLabel={t('form.cancel')}
        submitLabel={t(document === null ? 'form.add' : 'form.save')}
        isChanged={form.isDirty()}
        isBusy={isPending}
        onCancel={onClose}
        onSubmit={submit}
      />
    </form>
  )
}

function readType(text: string): DocumentType | null {
  return types.find((one) => one === text) ?? null
}

function readSaved(values: Values, document: DriverDocument | null): DriverDocument | null {
  const type = readType(values.type)
  const checked = checkDocument(values.number, type ?? 'drivingLicence')
  if (type === null || !checked.ok) return null
  return { id: document?.id ?? null, type, number: formatDocumentNumber(checked.value) }
}

function isSameNumber(one: string, other: string): boolean {
  return formatDocumentNumber(one) === formatDocumentNumber(other)
}
