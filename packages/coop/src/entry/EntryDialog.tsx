import { TextInput } from '@mantine/core'
import {
  MAX_DRIVER_NAME_LENGTH,
  MAX_FLEET_CODE_LENGTH,
  type Company,
  type FleetChange,
  type ImportField,
} from '@parking/domain'
import { FormDialog, keptTyping, useOneMutation, useRuledForm, useTexts } from '@parking/runtime'
import { FormBar, FormSummary, PhoneInput } from '@parking/ui'
import { useId, useState, type ReactNode } from 'react'
import { useCompanyTyping } from '../change/useCompanyTyping.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { useFleetFailure } from '../change/useFleetFailure.ts'
import { fleetTexts } from '../fleetTexts/ru.ts'
import css from './EntryDialog.module.css'

/** What the dialog of a driver, a vehicle or a device is opened with. */
export interface EntryDialogProps<Row> {
  /** The row that is changed; null for a new one. */
  readonly entry: Row | null
  readonly company: Company
  readonly onClose: () => void
  /** Called with what was changed, and with what is said of it. */
  readonly onDone: (change: FleetChange, text: string) => void
}

/** What was typed; a field that is not asked for is empty. */
type EntryValues = Readonly<Record<ImportField, string>>

/** A field that is asked for. */
interface EntryField {
  readonly name: ImportField
  /** What stands in it at first; empty where absent. */
  readonly start?: string | null | undefined
  readonly isRequired?: boolean
  readonly hint?: (typed: EntryValues) => string
  /** Says why what was typed is refused; null where it is good. */
  readonly error: (typed: EntryValues) => string | null
}

/** A change that is to be made, and what is said once it is. */
interface AskedEntry {
  readonly change: FleetChange
  readonly done: string
}

const kept = keptTyping<EntryValues>()
const blank: EntryValues = { name: '', phone: '', plate: '', vin: '', imei: '' }

/** The dialog with the form of a driver, a vehicle or a device, which its fields describe. */
export function EntryDialog({
  title,
  isNew,
  typingName,
  fields,
  read,
  onClose,
  onDone,
}: {
  readonly title: string
  /** Whether something is added, and not changed. */
  readonly isNew: boolean
  /** Names what is kept of the form when the session ends under it. */
  readonly typingName: string
  readonly fields: readonly EntryField[]
  /** Makes a change of what was typed; null where a field is refused. */
  readonly read: (typed: EntryValues) => AskedEntry | null
} & Pick<EntryDialogProps<unknown>, 'onClose' | 'onDone'>): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { make } = useFleetChange()
  const { failure } = useFleetFailure()
  const [isSame, setSame] = useState(false)
  const ids = useId()
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: ({ change }: AskedEntry) => make(change),
    onSuccess: (_, { change, done }) => onDone(change, done),
  })
  const { form, refused, refusals, submit } = useRuledForm<EntryValues>({
    initialValues: {
      ...blank,
      ...Object.fromEntries(fields.map(({ name, start }) => [name, start ?? ''])),
    },
    rules: Object.fromEntries(
      fields.map((field) => [field.name, (_: string, typed: EntryValues) => field.error(typed)]),
    ),
    onSubmit: (typed) => {
      const asked = read(typed)
      if (asked === null || isPending) return
      const isKept = changesNothing(asked.change)
      setSame(isKept)
      if (!isKept) mutate(asked)
    },
  })
  useCompanyTyping(kept, typingName, form)
  return (
    <FormDialog title={title} closeLabel={t('page.close')} onClose={onClose}>
      <form className={css['form']} onSubmit={submit} noValidate>
        <FormSummary
          title={t('form.summary')}
          errors={refused.map(({ field, message }) => ({ fieldId: `${ids}-${field}`, message }))}
          attempt={refusals}
        />
        {fields.map(({ name, hint, isRequired = false }) => {
          const common = {
            id: `${ids}-${name}`,
            label: t(`form.${name}`),
            description: hint?.(form.values),
            autoComplete: 'off',
          }
          return name === 'phone' ? (
            <PhoneInput
              key={name}
              {...common}
              required={isRequired}
              value={form.values.phone}
              onChange={(digits) => form.setFieldValue('phone', digits)}
              error={form.errors['phone']}
              onBlur={form.getInputProps('phone').onBlur}
            />
          ) : (
            <TextInput
              key={name}
              {...common}
              withAsterisk={isRequired}
              {...(name === 'name' ? { maxLength: MAX_DRIVER_NAME_LENGTH } : codeField)}
              {...form.getInputProps(name)}
            />
          )
        })}
        <FormBar
          failure={error === null ? null : failure(error, { title: t('form.notSaved') })}
          note={isSame ? t('change.nothingChanged') : null}
          cancelLabel={t('form.cancel')}
          submitLabel={t(isNew ? 'form.add' : 'form.save')}
          isChanged={form.isDirty()}
          isBusy={isPending}
          onCancel={onClose}
          onSubmit={submit}
        />
      </form>
    </FormDialog>
  )
}

/** What all fields that take a code of letters and digits have: no help of the keyboard. */
const codeField = {
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: MAX_FLEET_CODE_LENGTH,
} as const

/** Whether an entry is to be changed to what it is already. */
function changesNothing(change: FleetChange): boolean {
  if (change.kind !== 'editDriver' && change.kind !== 'editVehicle') return false
  const from: Readonly<Record<string, string | null>> = { ...change.from }
  return Object.entries({ ...change.to }).every(([field, value]) => value === from[field])
}
