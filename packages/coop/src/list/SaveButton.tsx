import { Button } from '@mantine/core'
import { wallClock } from '@parking/pricing'
import { saveFile, useAppContext, useMessages, useOneMutation } from '@parking/runtime'
import { DownloadIcon, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'
import type { FleetColumn } from './FleetColumn.ts'

/** Saves the rows that are chosen, or all that are shown, as a table for a spreadsheet. */
export function SaveButton<Row>({
  name,
  rows,
  columns,
}: {
  readonly name: string
  readonly rows: readonly Row[]
  readonly columns: readonly FleetColumn<Row>[]
}): ReactNode {
  const { t, language } = useMessages(fleetMessages)
  const { clock, api } = useAppContext()
  const save = useOneMutation({
    mutationFn: async () => {
      const { writeCsv } = await import('./writeCsv.ts')
      const day = wallClock(clock.now(), api.timeZone).date
      const file = new Blob([writeCsv(rows, columns, language)], { type: 'text/csv;charset=utf-8' })
      saveFile(`${name}-${day}.csv`, file)
    },
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<DownloadIcon />}
        disabled={rows.length === 0}
        onClick={() => save.mutate()}
      >
        {t('list.save')}
      </Button>
      {save.isError ? (
        <Notice tone="negative" announce="now" title={t('list.saveFailed')}>
          {t('list.saveAgain')}
        </Notice>
      ) : null}
    </>
  )
}
