import { driverEntry, formatPhone, removeDriver, type FleetDriver } from '@parking/domain'
import { detectFormat, normalisePlate } from '@parking/plates'
import { late } from '@parking/runtime'
import { PlateOrText, UserIcon } from '@parking/ui'
import { consolePage } from '../consolePage.ts'
import { DriverLink } from '../entry/EntryLinks.tsx'
import { FleetListPage } from '../fleet/FleetListPage.tsx'
import type { FleetListDescription } from '../rows/FleetListDescription.ts'
import { stateColumn } from '../state/stateColumn.tsx'

const driverList: FleetListDescription<FleetDriver> = {
  name: 'drivers',
  icon: <UserIcon />,
  rows: ({ drivers }) => drivers,
  columns: (t) => [
    {
      key: 'name',
      header: t('drivers.name'),
      text: ({ driver }) => driver.name,
      cell: (row) => <DriverLink driver={row} />,
    },
    {
      key: 'phone',
      weight: 1.25,
      isCode: true,
      header: t('drivers.phone'),
      text: ({ driver }) => (driver.phone === null ? '' : formatPhone(driver.phone)),
      saved: ({ driver }) => driver.phone ?? '',
    },
    {
      key: 'plate',
      header: t('drivers.plate'),
      isCode: true,
      text: ({ driver }) => driver.plates.join(' '),
      saved: ({ driver }) =>
        driver.plates.map((plate) => normalisePlate(plate, detectFormat(plate))).join(' '),
      cell: ({ driver }) =>
        driver.plates.length === 0
          ? null
          : driver.plates.map((plate) => <PlateOrText key={plate} number={plate} />),
    },
    stateColumn(t, 'drivers', ({ driver }) => driver.isActive),
  ],
  choices: (t) => [
    { value: 'active', label: t('drivers.active'), test: ({ driver }) => driver.isActive },
    { value: 'inactive', label: t('drivers.inactive'), test: ({ driver }) => !driver.isActive },
    { value: 'lonely', label: t('drivers.lonely'), test: ({ vehicles }) => vehicles.length === 0 },
  ],
  actions: [
    {
      key: 'activate',
      change: ({ driver }) =>
        driver.isActive
          ? null
          : { kind: 'setDriverActive', driver: driverEntry(driver), isActive: true },
      done: 'drivers.activated',
      failed: 'drivers.notSwitched',
      bulkTitle: 'drivers.bulkActivate',
    },
    {
      key: 'deactivate',
      change: ({ driver }) =>
        driver.isActive
          ? { kind: 'setDriverActive', driver: driverEntry(driver), isActive: false }
          : null,
      done: 'drivers.deactivated',
      failed: 'drivers.notSwitched',
      bulkTitle: 'drivers.bulkDeactivate',
    },
    {
      key: 'remove',
      change: ({ driver }) => removeDriver(driver),
      done: 'drivers.removed',
      failed: 'change.notRemoved',
      bulkTitle: 'drivers.bulkRemove',
      question: {
        title: 'drivers.removeTitle',
        undoable: 'drivers.removeText',
        forGood: 'drivers.removeForGood',
        bulk: 'drivers.bulkRemoveText',
      },
    },
  ],
  isEditable: true,
  Dialog: late(async () => (await import('./DriverDialog.tsx')).DriverDialog),
}

/** The drivers of the company: who they are, what they drive, and what can be done with them. */
export const driversPage = consolePage(() => <FleetListPage list={driverList} />)
