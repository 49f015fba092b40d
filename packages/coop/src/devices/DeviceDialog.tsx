import { checkDeviceEntry, type FleetDevice } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { EntryDialog, type EntryDialogProps } from '../entry/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

/** Asks for a new tracking device; it is turned on with that. */
export function DeviceDialog({ company, ...rest }: EntryDialogProps<FleetDevice>): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  return (
    <EntryDialog
      {...rest}
      title={t('devices.addTitle')}
      isNew
      typingName="device"
      fields={[
        {
          name: 'imei',
          hint: () => t('form.codesHint'),
          error: (typed) => words.code(checkDeviceEntry(typed, company).imei),
        },
        { name: 'vin', error: (typed) => words.code(checkDeviceEntry(typed, company).vin) },
        {
          name: 'plate',
          hint: ({ plate }) => {
            const carrier = company.vehicles.find((one) =>
              isSamePlate(one.plate, plate, one.format),
            )
            return carrier?.imei
              ? t('form.deviceThere', { imei: carrier.imei })
              : t('form.deviceHint')
          },
          error: (typed) => words.plate(checkDeviceEntry(typed, company).plate),
        },
      ]}
      read={(typed) => {
        const { vin, imei, plate } = checkDeviceEntry(typed, company)
        if (!vin.ok || !imei.ok || !plate.ok) return null
        const device = { vin: vin.value, imei: imei.value, plate: plate.value }
        const name = device.imei ?? device.vin ?? ''
        return { change: { kind: 'addDevice', device }, done: t('devices.added', { name }) }
      }}
    />
  )
}
