import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { ChevronDownIcon, DownloadIcon, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { tableFormats, useSaveTable } from '../saving/useSaveTable.ts'
import type { FleetColumn } from '../rows/FleetListDescription.ts'

/** Saves the rows that are chosen, or all that are shown, as a table for a spreadsheet. */
export function SaveMenu<Row>({
  name,
  rows,
  columns,
}: {
  readonly name: string
  readonly rows: readonly Row[]
  readonly columns: readonly FleetColumn<Row>[]
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const save = useSaveTable()
  const makeTable = () => [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ text, saved = text }) => saved(row))),
  ]
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<DownloadIcon />}
            rightSection={<ChevronDownIcon />}
            disabled={rows.length === 0}
          >
            {t('list.save')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {tableFormats.map((format) => (
            <Menu.Item
              key={format}
              onClick={() => save.mutate({ name, format, table: makeTable() })}
            >
              {t(`list.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {save.isError ? (
        <Notice tone="negative" announce="now" title={t('list.saveFailed')}>
          {t('list.saveAgain')}
        </Notice>
      ) : null}
    </>
  )
}
