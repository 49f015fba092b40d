import { checkDriverEntry, driverEntry, isOwnPlate, type FleetDriver } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { EntryDialog, type EntryDialogProps } from '../entry/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

/** Asks for a driver: name, phone and number plate. */
export function DriverDialog({
  entry,
  company,
  ...rest
}: EntryDialogProps<FleetDriver>): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  const driver = entry?.driver ?? null
  const current = company.drivers.find(({ phone }) => phone === driver?.phone) ?? null
  const check = (typed: Parameters<typeof checkDriverEntry>[0]) =>
    checkDriverEntry(typed, company, current)
  return (
    <EntryDialog
      {...rest}
      title={t(driver === null ? 'drivers.addTitle' : 'drivers.editTitle')}
      isNew={driver === null}
      typingName={`driver ${driver?.phone ?? ''}`}
      fields={[
        {
          name: 'name',
          start: driver?.name,
          isRequired: true,
          hint: () => t('form.nameHint'),
          error: (typed) => words.name(check(typed).name),
        },
        {
          name: 'phone',
          start: driver?.phone,
          isRequired: true,
          error: (typed) => words.phone(check(typed).phone),
        },
        {
          name: 'plate',
          start: driver?.plates[0],
          isRequired: true,
          hint: (typed) => {
            const { plate } = check(typed)
            const others = driver?.plates.slice(1) ?? []
            if (others.length > 0) {
              return t('form.otherPlates', {
                plates: others.map((one) => formatPlate(one)).join(', '),
              })
            }
            const isForeignToUs = plate.ok && !isOwnPlate(plate.value, company)
            return t(isForeignToUs ? 'form.notOurs' : 'form.plateHint')
          },
          error: (typed) => words.plate(check(typed).plate),
        },
      ]}
      read={(typed) => {
        const { name, phone, plate } = check(typed)
        if (!name.ok || !phone.ok || !plate.ok) return null
        const to = { name: name.value, phone: phone.value, plate: plate.value }
        return driver === null
          ? { change: { kind: 'addDriver', driver: to }, done: t('drivers.added', to) }
          : {
              change: { kind: 'editDriver', from: driverEntry(driver), to },
              done: t('drivers.changed', to),
            }
      }}
    />
  )
}
