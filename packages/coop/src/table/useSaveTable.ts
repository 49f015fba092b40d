import { wallClock } from '@parking/pricing'
import { saveFile, useAppContext, useTexts, useOneMutation } from '@parking/runtime'
import { fleetTexts } from '../fleetTexts/ru.ts'
import type { Table } from './Table.ts'

/** As what a table can be saved. */
export const tableFormats = ['csv', 'xlsx'] as const

/** A table that is to be saved, and what its file is called. */
export interface SavedTable {
  readonly name: string
  readonly format: (typeof tableFormats)[number]
  readonly table: Table
}

/** Saves tables as files of a spreadsheet, with the day in their names. */
export function useSaveTable() {
  const { language } = useTexts(fleetTexts)
  const { clock, api } = useAppContext()
  return useOneMutation({
    mutationFn: async ({ name, format, table }: SavedTable) => {
      const day = wallClock(clock.now(), api.timeZone).date
      const file =
        format === 'csv'
          ? new Blob([(await import('./writeCsv.ts')).writeCsv(table, language)], {
              type: 'text/csv;charset=utf-8',
            })
          : await (await import('./writeXlsx.ts')).writeXlsx(table, name)
      saveFile(`${name}-${day}.${format}`, file)
    },
  })
}
