import { TextInput } from '@mantine/core'
import { checkVehicleEntry, type Company, type FleetChange } from '@parking/domain'
import {
  keptTyping,
  useChangeFailure,
  useMessages,
  useOneMutation,
  useRuledForm,
} from '@parking/runtime'
import { Dialog, FormBar, FormSummary } from '@parking/ui'
import { useId, type ReactNode } from 'react'
import { useCompanyTyping } from '../change/useCompanyTyping.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import css from '../fleet/FleetForm.module.css'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'
import { useFleetErrors } from '../fleet/useFleetErrors.ts'

type Values = { readonly plate: string; readonly vin: string }

const kept = keptTyping<Values>()

/** Asks for a new vehicle: its number plate and its vin. */
export function VehicleDialog({
  company,
  onClose,
  onDone,
}: {
  readonly company: Company
  readonly onClose: () => void
  readonly onDone: (change: FleetChange, plate: string) => void
}): ReactNode {
  const { t } = useMessages(fleetMessages)
  const words = useFleetErrors()
  const changeFailure = useChangeFailure()
  const { make } = useFleetChange()
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: (change: Extract<FleetChange, { kind: 'addVehicle' }>) => make(change),
    onSuccess: (_, change) => onDone(change, change.plate),
  })
  const { form, refused, refusals, submit } = useRuledForm<Values>({
    initialValues: { plate: '', vin: '' },
    rules: {
      plate: (_, values) => words.plate(checkVehicleEntry(values, company).plate),
      vin: (_, values) => words.vin(checkVehicleEntry(values, company).vin),
    },
    onSubmit: (values) => {
      const { plate, vin } = checkVehicleEntry(values, company)
      if (!plate.ok || !vin.ok || isPending) return
      mutate({ kind: 'addVehicle', plate: plate.value, vin: vin.value })
    },
  })
  useCompanyTyping(kept, 'vehicle', form)
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnGround={false}
      title={t('vehicles.addTitle')}
      closeLabel={t('page.close')}
    >
      <form className={css['form']} onSubmit={submit} noValidate>
        <FormSummary
          title={t('form.summary')}
          errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
          attempt={refusals}
        />
        <TextInput
          id={idOf('plate')}
          label={t('form.plate')}
          description={t('form.plateHint')}
          withAsterisk
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...form.getInputProps('plate')}
        />
        <TextInput
          id={idOf('vin')}
          label={t('form.vin')}
          withAsterisk
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.getInputProps('vin')}
        />
        <FormBar
          failure={error === null ? null : changeFailure(error, { title: t('form.notSaved') })}
          note={null}
          cancelLabel={t('form.cancel')}
          submitLabel={t('form.add')}
          isBusy={isPending}
          onCancel={onClose}
          onSubmit={submit}
        />
      </form>
    </Dialog>
  )
}
