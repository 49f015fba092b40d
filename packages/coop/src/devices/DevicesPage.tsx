import { coopTexts } from '../texts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { companyQuery } from '@parking/api-client'
import type { FleetChange, FleetDevice } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { LazyDialog, useTexts, type LatePage, late } from '@parking/runtime'
import { LocateIcon, PlateOrText } from '@parking/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { FleetPage } from '../fleet/FleetPage.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { StateMark } from '../fleet/StateMark.tsx'
import { useFleetDesk } from '../fleet/useFleetDesk.tsx'
import type { FleetAction, FleetChoice, FleetColumn } from '../list/FleetColumn.ts'
import { FleetList } from '../list/FleetList.tsx'
import { savePlate } from '../list/savePlate.ts'

const DeviceDialog = late(async () => (await import('./DeviceDialog.tsx')).DeviceDialog)

/** The tracking devices of the company, where they are, and whether they are on. */
export function DevicesPage(): ReactNode {
  const { t } = useTexts(fleetTexts)
  const desk = useFleetDesk()
  const [isAdding, setAdding] = useState(false)
  const { columns, choices } = useDeviceColumns()
  const actions = ([true, false] as const).map((isActive): FleetAction<FleetDevice> => ({
    key: String(isActive),
    label: t(isActive ? 'list.activate' : 'list.deactivate'),
    fits: ({ device }) => device.isActive !== isActive,
    onPress: (row) =>
      desk.make(switchDevice(row, isActive), {
        done: t(isActive ? 'devices.activated' : 'devices.deactivated', { name: nameOf(row) }),
        failed: t('devices.notSwitched'),
      }),
  }))
  const bulkActions = ([true, false] as const).map(
    (isActive): FleetAction<readonly FleetDevice[]> => ({
      key: String(isActive),
      label: t(isActive ? 'list.activate' : 'list.deactivate'),
      fits: (rows) => rows.some(({ device }) => device.isActive !== isActive),
      onPress: (rows) =>
        desk.startBulk({
          file: null,
          title: t(isActive ? 'devices.bulkActivate' : 'devices.bulkDeactivate'),
          question: null,
          steps: rows
            .filter(({ device }) => device.isActive !== isActive)
            .map((row) => ({ name: nameOf(row), change: switchDevice(row, isActive) })),
        }),
    }),
  )
  return (
    <FleetPage
      part="devices"
      title={t('devices.title')}
      description={t('devices.description')}
      add={{ label: t('devices.add'), onPress: () => setAdding(true) }}
      desk={desk}
    >
      {(fleet, company) => (
        <>
          <FleetList
            name="devices"
            caption={t('devices.title')}
            rows={fleet.devices}
            columns={columns}
            choices={choices}
            actions={actions}
            bulkActions={bulkActions}
            empty={{
              title: t('devices.empty'),
              description: t('devices.emptyText'),
              icon: <LocateIcon />,
            }}
          />
          <LazyDialog onClose={() => setAdding(false)}>
            {isAdding ? (
              <DeviceDialog
                entry={null}
                company={company}
                onClose={() => setAdding(false)}
                onDone={(change, text) => {
                  setAdding(false)
                  desk.tellDone(change, text)
                }}
              />
            ) : null}
          </LazyDialog>
        </>
      )}
    </FleetPage>
  )
}

function nameOf({ device }: FleetDevice): string {
  return device.imei ?? device.vin ?? ''
}

function switchDevice({ device, vehicle }: FleetDevice, isActive: boolean): FleetChange {
  const { vin, imei } = device
  return {
    kind: 'setDeviceActive',
    device: { vin, imei, plate: vehicle?.plate ?? null },
    isActive,
  }
}

function useDeviceColumns(): {
  readonly columns: readonly FleetColumn<FleetDevice>[]
  readonly choices: readonly FleetChoice<FleetDevice>[]
} {
  const { t } = useTexts(fleetTexts)
  // Once for all rows: looking up a text thousands of times takes a while.
  const active = t('list.active')
  const inactive = t('list.inactive')
  return useMemo(
    () => ({
      columns: [
        {
          key: 'imei',
          header: t('devices.imei'),
          text: ({ device }) => device.imei ?? device.vin ?? '',
        },
        {
          key: 'vin',
          header: t('devices.vin'),
          weight: 1.4,
          text: ({ device }) => device.vin ?? '',
        },
        {
          key: 'plate',
          header: t('devices.plate'),
          isCode: true,
          text: ({ vehicle }) => (vehicle === null ? '' : formatPlate(vehicle.plate)),
          saved: ({ vehicle }) =>
            vehicle === null ? '' : savePlate(vehicle.plate, vehicle.format),
          cell: ({ vehicle }) =>
            vehicle === null ? null : (
              <PlateOrText number={vehicle.plate} format={vehicle.format} />
            ),
        },
        {
          key: 'state',
          header: t('list.state'),
          text: ({ device }) => (device.isActive ? active : inactive),
          cell: ({ device }) => <StateMark isActive={device.isActive} />,
        },
      ],
      choices: [
        { value: 'active', label: t('devices.active'), test: ({ device }) => device.isActive },
        { value: 'inactive', label: t('devices.inactive'), test: ({ device }) => !device.isActive },
        { value: 'lonely', label: t('devices.lonely'), test: ({ vehicle }) => vehicle === null },
      ],
    }),
    [t, active, inactive],
  )
}

/** What the page can't be shown without. */
export const devicesPage: LatePage = {
  Page: DevicesPage,
  texts: [coopTexts, fleetTexts, importTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(companyQuery(api))
  },
}
