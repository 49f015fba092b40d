import { Button } from '@mantine/core'
import { useTexts, type SentForm } from '@parking/runtime'
import { FormSummary, Notice } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { mineTexts } from '../texts/ru.ts'
import css from './EditDialog.module.css'

/**
 * Lays out the form of a step: why it was refused, its fields, its buttons. It begins with the focus on
 * its first field.
 *
 * @param props.form - what {@link useSentForm} has made
 * @param props.more - what stands between the fields and the buttons
 */
export function StepForm(props: {
  readonly form: Pick<
    SentForm<unknown>,
    'submit' | 'refused' | 'refusals' | 'isBusy' | 'error' | 'failure'
  >
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
  useEffect(() => {
    // What the call has refused of a field is told there.
    if (form.error !== null) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form.error])
  return (
    <form ref={ref} className={css['step']} method="post" noValidate onSubmit={form.submit}>
      <FormSummary title={t('edit.summary')} errors={form.refused} attempt={form.refusals} />
      {children}
      {form.failure === null ? null : (
        <Notice tone="negative" announce="now" title={form.failure.title}>
          {form.failure.text}
        </Notice>
      )}
      {more}
      <div className={css['buttons']}>
        <Button type="submit" loading={form.isBusy}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
