import { Button } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { FormSummary, Notice } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { mineTexts } from '../texts/ru.ts'
import css from './EditDialog.module.css'
import type { SentForm } from './useSentForm.ts'

/**
 * Lays out the form of a step: why it was refused, its fields, its buttons. It begins with the focus on
 * its first field.
 *
 * @param props.form - what {@link useSentForm} has made
 * @param props.more - what stands between the fields and the buttons
 */
export function StepForm(props: {
  readonly form: Omit<SentForm<unknown>, 'form' | 'refuseField' | 'forgetRefusal'>
  readonly submitLabel: string
  readonly onCancel: () => void
  readonly more?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { form, submitLabel, onCancel, more, children } = props
  const { t } = useTexts(mineTexts)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A dialog that is about to open gives the focus itself: it has to see first where that was.
    if (ref.current?.closest('dialog')?.open === false) return
    ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [])
  return (
    <form ref={ref} className={css['step']} method="post" noValidate onSubmit={form.submit}>
      <FormSummary
        title={t('edit.summary')}
        errors={form.refused.map(({ field, message }) => ({ fieldId: form.idOf(field), message }))}
        attempt={form.refusals}
      />
      {children}
      {form.failure === null ? null : (
        <Notice tone="negative" announce="now" title={form.failure.title}>
          {form.failure.text}
        </Notice>
      )}
      {more}
      <div className={css['buttons']}>
        <Button type="submit" loading={form.isSending}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
