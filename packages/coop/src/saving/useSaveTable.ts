import { wallClock } from '@parking/pricing'
import { saveFile, useAppContext, useTexts, useOneMutation } from '@parking/runtime'
import { fleetTexts } from '../fleetTexts/ru.ts'
import type { WrittenTable } from '../table/Table.ts'

/** As what a table can be saved. */
export const tableFormats = ['csv', 'xlsx'] as const

/** A table that is to be saved, and what its file is called. */
export interface SavedTable {
  readonly name: string
  readonly format: (typeof tableFormats)[number]
  readonly table: WrittenTable['rows']
  /** The sheets of the workbook; the table alone, under the file's name, where absent. */
  readonly sheets?: readonly WrittenTable[]
}

/** Saves tables as files of a spreadsheet, with the day in their names. */
export function useSaveTable() {
  const { language } = useTexts(fleetTexts)
  const { clock, api } = useAppContext()
  return useOneMutation({
    mutationFn: async ({ name, format, table, sheets }: SavedTable) => {
      const day = wallClock(clock.now(), api.timeZone).date
      const file =
        format === 'csv'
          ? new Blob([(await import('./writeCsv.ts')).writeCsv(table, language)], {
              type: 'text/csv;charset=utf-8',
            })
          : await (await import('./writeXlsx.ts')).writeXlsx(sheets ?? [{ name, rows: table }])
      saveFile(`${name}-${day}.${format}`, file)
    },
  })
}
