import { switchDevice, type FleetDevice } from '@parking/domain'
import { formatPlate, normalisePlate } from '@parking/plates'
import { late } from '@parking/runtime'
import { LocateIcon, PlateOrText } from '@parking/ui'
import { consolePage } from '../consolePage.ts'
import { FleetListPage } from '../fleet/FleetListPage.tsx'
import type { FleetListDescription } from '../rows/FleetListDescription.ts'
import { stateColumn } from '../state/stateColumn.tsx'

const deviceList: FleetListDescription<FleetDevice> = {
  name: 'devices',
  icon: <LocateIcon />,
  rows: ({ devices }) => devices,
  columns: (t) => [
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
        vehicle === null ? '' : normalisePlate(vehicle.plate, vehicle.format),
      cell: ({ vehicle }) =>
        vehicle === null ? null : <PlateOrText number={vehicle.plate} format={vehicle.format} />,
    },
    stateColumn(t, 'devices', ({ device }) => device.isActive),
  ],
  choices: (t) => [
    { value: 'active', label: t('devices.active'), test: ({ device }) => device.isActive },
    { value: 'inactive', label: t('devices.inactive'), test: ({ device }) => !device.isActive },
    { value: 'lonely', label: t('devices.lonely'), test: ({ vehicle }) => vehicle === null },
  ],
  actions: [
    {
      key: 'activate',
      change: ({ device, vehicle }) => switchDevice(device, vehicle, true),
      done: 'devices.activated',
      failed: 'devices.notSwitched',
      bulkTitle: 'devices.bulkActivate',
    },
    {
      key: 'deactivate',
      change: ({ device, vehicle }) => switchDevice(device, vehicle, false),
      done: 'devices.deactivated',
      failed: 'devices.notSwitched',
      bulkTitle: 'devices.bulkDeactivate',
    },
    {
      key: 'remove',
      // No call removes a device.
      change: () => null,
      whyNot: 'devices.whyNotRemoved',
      done: 'devices.deactivated',
      failed: 'change.notRemoved',
      bulkTitle: 'devices.bulkDeactivate',
    },
  ],
  isEditable: false,
  Dialog: late(async () => (await import('./DeviceDialog.tsx')).DeviceDialog),
}

/** The tracking devices of the company, where they are, and whether they are on. */
export const devicesPage = consolePage(() => <FleetListPage list={deviceList} />)
