import { TextInput } from '@mantine/core'
import { checkDeviceEntry, type Company, type FleetChange } from '@parking/domain'
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

type Values = { readonly imei: string; readonly vin: string; readonly plate: string }

const kept = keptTyping<Values>()

/** Asks for a new tracking device; it is turned on with that. */
export function DeviceDialog({
  company,
  onClose,
  onDone,
}: {
  readonly company: Company
  readonly onClose: () => void
  readonly onDone: (change: FleetChange, name: string) => void
}): ReactNode {
  const { t } = useMessages(fleetMessages)
  const words = useFleetErrors()
  const changeFailure = useChangeFailure()
  const { make } = useFleetChange()
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: (change: Extract<FleetChange, { kind: 'addDevice' }>) => make(change),
    onSuccess: (_, change) => onDone(change, change.device.imei ?? change.device.vin ?? ''),
  })
  const { form, refused, refusals, submit } = useRuledForm<Values>({
    initialValues: { imei: '', vin: '', plate: '' },
    rules: {
      imei: (_, values) => words.code(checkDeviceEntry(values, company).imei),
      vin: (_, values) => words.code(checkDeviceEntry(values, company).vin),
      plate: (_, values) => words.plate(checkDeviceEntry(values, company).plate),
    },
    onSubmit: (values) => {
      const { vin, imei, plate } = checkDeviceEntry(values, company)
      if (!vin.ok || !imei.ok || !plate.ok || isPending) return
      mutate({
        kind: 'addDevice',
        device: { vin: vin.value, imei: imei.value, plate: plate.value },
      })
    },
  })
  useCompanyTyping(kept, 'device', form)
  const field = (name: keyof Values) => ({
    id: idOf(name),
    label: t(`form.${name}`),
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 40,
    ...form.getInputProps(name),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnGround={false}
      title={t('devices.addTitle')}
      closeLabel={t('page.close')}
    >
      <form className={css['form']} onSubmit={submit} noValidate>
        <FormSummary
          title={t('form.summary')}
          errors={refused.map(({ field: name, message }) => ({ fieldId: idOf(name), message }))}
          attempt={refusals}
        />
        <p className={css['hint']}>{t('form.codesHint')}</p>
        <TextInput {...field('imei')} />
        <TextInput {...field('vin')} />
        <TextInput {...field('plate')} description={t('form.deviceHint')} />
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
