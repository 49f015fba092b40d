import {
  formatPhone,
  importFields,
  type ImportError,
  type ImportField,
  type ImportList,
  type ImportRefusal,
  type ImportRow,
  type RowDifference,
} from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts, type TextKey } from '@parking/runtime'
import { fleetTexts } from '../fleetTexts/ru.ts'
import type { ru } from '../fleetTexts/ru.ts'
import { fleetErrorKeys } from '../fleetTexts/useFleetErrors.ts'
import { importTexts } from './texts/ru.ts'

type ErrorKeys = Readonly<Partial<Record<ImportRefusal, TextKey<typeof ru>>>>

/** The words around a table of one list. */
export interface ImportWords {
  /** The columns with their headers, in the order of the table. */
  readonly columns: readonly { readonly field: ImportField; readonly header: string }[]
  readonly header: (field: ImportField) => string
  /** Says which cell of a row is refused, and why; where the whole row is, only why. */
  readonly told: (error: ImportError, value?: string) => string
  /** Says what a row has besides that in which it differs. */
  readonly nameRow: (cells: ImportRow['cells'], differences: readonly RowDifference[]) => string
  /** Says what a row has otherwise than the company. */
  readonly differs: (difference: RowDifference) => string
}

/** Words the columns of a list's table and what is wrong with its cells. */
export function useImportWords(list: ImportList): ImportWords {
  const { t } = useTexts(importTexts)
  const fleet = useTexts(fleetTexts).t
  const headers: Readonly<Record<ImportField, string>> = {
    name: fleet('drivers.name'),
    phone: fleet('drivers.phone'),
    plate: fleet(list === 'vehicles' ? 'vehicles.plate' : 'drivers.plate'),
    vin: fleet('devices.vin'),
    imei: fleet('devices.imei'),
  }
  function why({ field, error, otherLine }: ImportError): string {
    if (error === 'shortened' || error === 'garbled' || error === 'unlikely') return t(error)
    if (error === 'secondCar') {
      return otherLine === null ? t('secondCar') : t('secondCarOf', { line: otherLine })
    }
    if (error === 'repeated') return t('repeated', { line: otherLine ?? 0 })
    if (error === 'quotes' || field === null) {
      return otherLine === null ? t('quotesOpen') : t('quotes', { line: otherLine })
    }
    const isDevice = list === 'devices' && field !== 'plate'
    const keys: ErrorKeys = fleetErrorKeys[isDevice || field === 'imei' ? 'code' : field]
    const key = keys[error]
    return key === undefined ? '' : fleet(key)
  }
  const write = (field: ImportField, text: string): string => {
    if (field === 'phone') return formatPhone(text)
    return field === 'plate' ? formatPlate(text) : text
  }
  return {
    columns: importFields[list].map((field) => ({ field, header: headers[field] })),
    header: (field) => headers[field],
    nameRow: (cells, differences) =>
      importFields[list]
        .filter((field) => differences.every((one) => one.field !== field))
        .flatMap((field) => cells[field] || [])
        .join(' · '),
    differs: ({ field, from, to }) =>
      t('differs', {
        column: headers[field],
        from: from === null || from === '' ? t('nothingThere') : write(field, from),
        to: write(field, to),
      }),
    told: (error, value = '') => {
      if (error.field === null) return why(error)
      const words = { column: headers[error.field], why: why(error) }
      return value === '' ? t('cell', words) : t('cellValue', { ...words, value })
    },
  }
}
