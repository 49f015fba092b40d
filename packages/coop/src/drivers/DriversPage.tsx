import { coopTexts } from '../texts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { companyQuery } from '@parking/api-client'
import { driverEntry, formatPhone, removeDriver, type FleetDriver } from '@parking/domain'
import { LazyDialog, useTexts, type LatePage, late } from '@parking/runtime'
import { PlateOrText, UserIcon } from '@parking/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { DriverLink } from '../entry/EntryLinks.tsx'
import { FleetPage } from '../fleet/FleetPage.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { StateMark } from '../fleet/StateMark.tsx'
import { useFleetDesk } from '../fleet/useFleetDesk.tsx'
import type { FleetAction, FleetChoice, FleetColumn } from '../list/FleetColumn.ts'
import { FleetList } from '../list/FleetList.tsx'
import { savePlate } from '../list/savePlate.ts'

const DriverDialog = late(async () => (await import('./DriverDialog.tsx')).DriverDialog)

/** The dialog that is open: for a new driver, or for one that is changed. */
type Opened = 'none' | 'add' | FleetDriver

/** The drivers of the company: who they are, what they drive, and what can be done with them. */
export function DriversPage(): ReactNode {
  const { t } = useTexts(fleetTexts)
  const desk = useFleetDesk()
  const [opened, setOpened] = useState<Opened>('none')
  const { columns, choices } = useDriverColumns()

  function open(what: Opened): void {
    desk.read()
    setOpened(what)
  }

  const setActive = (isActive: boolean) => (row: FleetDriver) =>
    desk.make(switchDriver(row, isActive), {
      done: t(isActive ? 'drivers.activated' : 'drivers.deactivated', { name: row.driver.name }),
      failed: t('drivers.notSwitched'),
    })
  const actions: readonly FleetAction<FleetDriver>[] = [
    { key: 'edit', label: t('list.edit'), onPress: open },
    {
      key: 'activate',
      label: t('list.activate'),
      onPress: setActive(true),
      fits: ({ driver }) => !driver.isActive,
    },
    {
      key: 'deactivate',
      label: t('list.deactivate'),
      onPress: setActive(false),
      fits: ({ driver }) => driver.isActive,
    },
    {
      key: 'remove',
      label: t('list.remove'),
      onPress: (row) => {
        const change = removeDriver(row.driver)
        desk.ask({
          title: t('drivers.removeTitle'),
          text: t(change.isRestorable ? 'drivers.removeText' : 'drivers.removeForGood', {
            name: row.driver.name,
          }),
          confirm: t('list.remove'),
          change,
          done: t('drivers.removed', { name: row.driver.name }),
        })
      },
    },
  ]
  const bulkSwitch = (isActive: boolean) => (rows: readonly FleetDriver[]) =>
    desk.startBulk({
      file: null,
      title: t(isActive ? 'drivers.bulkActivate' : 'drivers.bulkDeactivate'),
      question: null,
      steps: rows
        .filter(({ driver }) => driver.isActive !== isActive)
        .map((row) => ({ name: row.driver.name, change: switchDriver(row, isActive) })),
    })
  const bulkActions: readonly FleetAction<readonly FleetDriver[]>[] = [
    {
      key: 'activate',
      label: t('list.activate'),
      onPress: bulkSwitch(true),
      fits: (rows) => rows.some(({ driver }) => !driver.isActive),
    },
    {
      key: 'deactivate',
      label: t('list.deactivate'),
      onPress: bulkSwitch(false),
      fits: (rows) => rows.some(({ driver }) => driver.isActive),
    },
    {
      key: 'remove',
      label: t('list.remove'),
      onPress: (rows) =>
        desk.startBulk({
          file: null,
          title: t('drivers.bulkRemove'),
          question: t('drivers.bulkRemoveText', { count: rows.length }),
          steps: rows.map((row) => ({
            name: row.driver.name,
            change: removeDriver(row.driver),
          })),
        }),
    },
  ]
  return (
    <FleetPage
      part="drivers"
      title={t('drivers.title')}
      description={t('drivers.description')}
      add={{ label: t('drivers.add'), onPress: () => setOpened('add') }}
      desk={desk}
    >
      {(fleet, company) => (
        <>
          <FleetList
            name="drivers"
            caption={t('drivers.title')}
            rows={fleet.drivers}
            columns={columns}
            choices={choices}
            actions={actions}
            bulkActions={bulkActions}
            empty={{
              title: t('drivers.empty'),
              description: t('drivers.emptyText'),
              icon: <UserIcon />,
            }}
          />
          <LazyDialog onClose={() => setOpened('none')}>
            {opened === 'none' ? null : (
              <DriverDialog
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

const switchDriver = (row: FleetDriver, isActive: boolean) =>
  ({ kind: 'setDriverActive', driver: driverEntry(row.driver), isActive }) as const

function useDriverColumns(): {
  readonly columns: readonly FleetColumn<FleetDriver>[]
  readonly choices: readonly FleetChoice<FleetDriver>[]
} {
  const { t } = useTexts(fleetTexts)
  // Once for all rows: looking up a text thousands of times takes a while.
  const active = t('list.active')
  const inactive = t('list.inactive')
  return useMemo(
    () => ({
      columns: [
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
          saved: ({ driver }) => driver.plates.map((plate) => savePlate(plate)).join(' '),
          cell: ({ driver }) =>
            driver.plates.length === 0
              ? null
              : driver.plates.map((plate) => <PlateOrText key={plate} number={plate} />),
        },
        {
          key: 'state',
          header: t('list.state'),
          text: ({ driver }) => (driver.isActive ? active : inactive),
          cell: ({ driver }) => <StateMark isActive={driver.isActive} />,
        },
      ],
      choices: [
        { value: 'active', label: t('drivers.active'), test: ({ driver }) => driver.isActive },
        { value: 'inactive', label: t('drivers.inactive'), test: ({ driver }) => !driver.isActive },
        {
          value: 'lonely',
          label: t('drivers.lonely'),
          test: ({ vehicles }) => vehicles.length === 0,
        },
      ],
    }),
    [t, active, inactive],
  )
}

/** What the page can't be shown without. */
export const driversPage: LatePage = {
  Page: DriversPage,
  texts: [coopTexts, fleetTexts, importTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(companyQuery(api))
  },
}
