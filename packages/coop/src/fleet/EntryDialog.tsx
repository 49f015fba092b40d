import { MAX_FLEET_CODE_LENGTH } from '@parking/domain'
import { FormDialog, useTexts, type RuledForm } from '@parking/runtime'
import { FormBar, FormSummary } from '@parking/ui'
import type { ReactNode } from 'react'
import { useFleetFailure } from '../change/useFleetFailure.ts'
import { fleetTexts } from '../fleetTexts/ru.ts'
import css from './EntryDialog.module.css'

/** The dialog around the form of a driver, a vehicle or a device: what is wrong above it, its buttons below. */
export function EntryDialog<Values>({
  title,
  isNew,
  ruled: { form, refused, refusals, submit },
  idOf,
  isSaving,
  error,
  note = null,
  onClose,
  children,
}: {
  readonly title: string
  /** Whether something is added, and not changed. */
  readonly isNew: boolean
  readonly ruled: Pick<RuledForm<Values>, 'form' | 'refused' | 'refusals' | 'submit'>
  /** Names a field's element on the page. */
  readonly idOf: (field: string) => string
  readonly isSaving: boolean
  /** What the call failed with; null where it did not. */
  readonly error: unknown
  readonly note?: string | null
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { failure } = useFleetFailure()
  return (
    <FormDialog title={title} closeLabel={t('page.close')} onClose={onClose}>
      <form className={css['form']} onSubmit={submit} noValidate>
        <FormSummary
          title={t('form.summary')}
          errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
          attempt={refusals}
        />
        {children}
        <FormBar
          failure={error === null ? null : failure(error, { title: t('form.notSaved') })}
          note={note}
          cancelLabel={t('form.cancel')}
          submitLabel={t(isNew ? 'form.add' : 'form.save')}
          isChanged={form.isDirty()}
          isBusy={isSaving}
          onCancel={onClose}
          onSubmit={submit}
        />
      </form>
    </FormDialog>
  )
}

/** What all fields that take a code of letters and digits have: no help of the keyboard. */
export const codeField = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: MAX_FLEET_CODE_LENGTH,
} as const
