import { removeVehicle, switchDevice, type FleetVehicle } from '@parking/domain'
import { formatPlate, normalisePlate } from '@parking/plates'
import { late } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { consolePage } from '../consolePage.ts'
import { VehicleLink } from '../entry/EntryLinks.tsx'
import { FleetListPage } from '../fleet/FleetListPage.tsx'
import type { FleetListDescription } from '../rows/FleetListDescription.ts'
import { stateColumn } from '../state/stateColumn.tsx'

const vehicleList: FleetListDescription<FleetVehicle> = {
  name: 'vehicles',
  icon: <CarIcon />,
  rows: ({ vehicles }) => vehicles,
  columns: (t) => [
    {
      key: 'plate',
      header: t('vehicles.plate'),
      isCode: true,
      text: ({ vehicle }) => formatPlate(vehicle.plate),
      saved: ({ vehicle }) => normalisePlate(vehicle.plate, vehicle.format),
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
      ...stateColumn(t, 'vehicles', ({ device }: FleetVehicle) => device?.isActive ?? null),
      weight: 1.05,
    },
  ],
  choices: (t) => [
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
    { value: 'lonely', label: t('vehicles.lonely'), test: ({ drivers }) => drivers.length === 0 },
    {
      value: 'lookalike',
      label: t('vehicles.lookalike'),
      test: ({ lookalikes }) => lookalikes().length > 0,
    },
    { value: 'bare', label: t('vehicles.bare'), test: ({ device }) => device === null },
  ],
  actions: [
    {
      key: 'activate',
      // A vehicle is on while its device works: the call names both.
      change: ({ vehicle, device }) => device && switchDevice(device, vehicle, true),
      done: 'vehicles.activated',
      failed: 'vehicles.notSwitched',
      bulkTitle: 'vehicles.bulkActivate',
    },
    {
      key: 'deactivate',
      change: ({ vehicle, device }) => device && switchDevice(device, vehicle, false),
      done: 'vehicles.deactivated',
      failed: 'vehicles.notSwitched',
      bulkTitle: 'vehicles.bulkDeactivate',
    },
    {
      key: 'remove',
      change: ({ vehicle }) => removeVehicle(vehicle),
      whyNot: 'vehicles.whyNotRemoved',
      done: 'vehicles.removed',
      failed: 'change.notRemoved',
      bulkTitle: 'vehicles.bulkRemove',
      question: {
        title: 'vehicles.removeTitle',
        undoable: 'vehicles.removeText',
        forGood: 'vehicles.removeForGood',
        bulk: 'vehicles.bulkRemoveText',
      },
    },
  ],
  isEditable: true,
  Dialog: late(async () => (await import('./VehicleDialog.tsx')).VehicleDialog),
}

/** The vehicles of the company: who drives them, which device they carry, and what can be done. */
export const vehiclesPage = consolePage(() => <FleetListPage list={vehicleList} />)
