import { coopTexts } from '../texts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { companyQuery } from '@parking/api-client'
import { removeVehicle, type FleetVehicle } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { LazyDialog, useTexts, type LatePage, late } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { VehicleLink } from '../entry/EntryLinks.tsx'
import { FleetPage } from '../fleet/FleetPage.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { StateMark } from '../fleet/StateMark.tsx'
import { useFleetDesk } from '../fleet/useFleetDesk.tsx'
import type { FleetAction, FleetChoice, FleetColumn } from '../list/FleetColumn.ts'
import { FleetList } from '../list/FleetList.tsx'
import { savePlate } from '../list/savePlate.ts'

const VehicleDialog = late(async () => (await import('./VehicleDialog.tsx')).VehicleDialog)

/** The dialog that is open: for a new vehicle, or for one that is changed. */
type Opened = 'none' | 'add' | FleetVehicle

/** The vehicles of the company: who drives them, which device they carry, and what can be done. */
export function VehiclesPage(): ReactNode {
  const { t } = useTexts(fleetTexts)
  const desk = useFleetDesk()
  const [opened, setOpened] = useState<Opened>('none')
  const { columns, choices } = useVehicleColumns()
  const actions: readonly FleetAction<FleetVehicle>[] = [
    {
      key: 'edit',
      label: t('list.edit'),
      onPress: (row) => {
        desk.read()
        setOpened(row)
      },
    },
    {
      key: 'remove',
      label: t('list.remove'),
      fits: ({ vehicle }) => vehicle.id !== null,
      onPress: (row) => {
        const name = formatPlate(row.vehicle.plate)
        const change = removeVehicle(row.vehicle)
        if (change === null) return
        desk.ask({
          title: t('vehicles.removeTitle', { name }),
          text: t(row.vehicle.vin === null ? 'vehicles.removeForGood' : 'vehicles.removeText'),
          confirm: t('list.remove'),
          change,
          done: t('vehicles.removed', { name }),
        })
      },
    },
  ]
  const bulkActions: readonly FleetAction<readonly FleetVehicle[]>[] = [
    {
      key: 'remove',
      label: t('list.remove'),
      fits: (rows) => rows.every(({ vehicle }) => vehicle.id !== null),
      onPress: (rows) =>
        desk.startBulk({
          file: null,
          title: t('vehicles.bulkRemove'),
          question: t('vehicles.bulkRemoveText', { count: rows.length }),
          steps: rows.flatMap(({ vehicle }) => {
            const change = removeVehicle(vehicle)
            return change === null ? [] : [{ name: formatPlate(vehicle.plate), change }]
          }),
        }),
    },
  ]
  return (
    <FleetPage
      part="vehicles"
      title={t('vehicles.title')}
      description={t('vehicles.description')}
      add={{ label: t('vehicles.add'), onPress: () => setOpened('add') }}
      desk={desk}
    >
      {(fleet, company) => (
        <>
          <FleetList
            name="vehicles"
            caption={t('vehicles.title')}
            rows={fleet.vehicles}
            columns={columns}
            choices={choices}
            actions={actions}
            bulkActions={bulkActions}
            empty={{
              title: t('vehicles.empty'),
              description: t('vehicles.emptyText'),
              icon: <CarIcon />,
            }}
          />
          <LazyDialog onClose={() => setOpened('none')}>
            {opened === 'none' ? null : (
              <VehicleDialog
                entry={opened === 'add' ? null : opened}
                company={company}
                onClose={() => setOpened('none')}
                onDone={(change, text) => {
                  setOpened('none')
                  desk.tellDone(change, text)
                }}
              />
            )}
          </LazyDialog>
        </>
      )}
    </FleetPage>
  )
}

function useVehicleColumns(): {
  readonly columns: readonly FleetColumn<FleetVehicle>[]
  readonly choices: readonly FleetChoice<FleetVehicle>[]
} {
  const { t } = useTexts(fleetTexts)
  // Once for all rows: looking up a text thousands of times takes a while.
  const active = t('list.active')
  const inactive = t('list.inactive')
  return useMemo(
    () => ({
      columns: [
        {
          key: 'plate',
          header: t('vehicles.plate'),
          isCode: true,
          text: ({ vehicle }) => formatPlate(vehicle.plate),
          saved: ({ vehicle }) => savePlate(vehicle.plate, vehicle.format),
          cell: (row) => <VehicleLink vehicle={row} />,
        },
        {
          key: 'driver',
          header: t('vehicles.driver'),
          weight: 1.25,
          text: ({ drivers }) => drivers.map(({ name }) => name).join(', '),
        },
        {
          key: 'vin',
          header: t('vehicles.vin'),
          weight: 1.7,
          text: ({ vehicle }) => vehicle.vin ?? '',
        },
        {
          key: 'device',
          weight: 1.55,
          header: t('vehicles.device'),
          text: ({ device }) => device?.imei ?? device?.vin ?? '',
        },
        {
          key: 'state',
          weight: 1.05,
          header: t('list.state'),
          text: ({ device }) => (device === null ? '' : device.isActive ? active : inactive),
          cell: ({ device }) => (device === null ? null : <StateMark isActive={device.isActive} />),
        },
      ],
      choices: [
        {
          value: 'active',
          label: t('vehicles.active'),
          test: ({ device }) => device?.isActive === true,
        },
        {
          value: 'inactive',
          label: t('vehicles.inactive'),
          test: ({ device }) => device?.isActive === false,
        },
        {
          value: 'lonely',
          label: t('vehicles.lonely'),
          test: ({ drivers }) => drivers.length === 0,
        },
        {
          value: 'lookalike',
          label: t('vehicles.lookalike'),
          test: ({ lookalikes }) => lookalikes().length > 0,
        },
        { value: 'bare', label: t('vehicles.bare'), test: ({ device }) => device === null },
      ],
    }),
    [t, active, inactive],
  )
}

/** What the page can't be shown without. */
export const vehiclesPage: LatePage = {
  Page: VehiclesPage,
  texts: [coopTexts, fleetTexts, importTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(companyQuery(api))
  },
}
