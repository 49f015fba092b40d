import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { ActionMenu, ChevronDownIcon, DownloadIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { SaveFailure } from './SaveFailure.tsx'
import { useSaveTable, type SavedTable } from './useSaveTable.ts'

/** Saves tables for a spreadsheet. A table is made once somebody asks for it. */
export function SaveMenu(props: {
  readonly isEmpty: boolean
  readonly items: readonly { readonly label: string; readonly make: () => SavedTable }[]
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const save = useSaveTable()
  return (
    <>
      <ActionMenu>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<DownloadIcon />}
            rightSection={<ChevronDownIcon />}
            disabled={props.isEmpty}
            loading={save.isPending}
          >
            {t('list.save')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {props.items.map(({ label, make }) => (
            <Menu.Item key={label} onClick={() => save.mutate(make())}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </ActionMenu>
      <SaveFailure hasFailed={save.isError} />
    </>
  )
}
