import {
  importFields,
  type ImportError,
  type ImportField,
  type ImportList,
  type ImportRefusal,
} from '@parking/domain'
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
    if (error === 'repeated') return t('repeated', { line: otherLine ?? 0 })
    if (error === 'quotes' || field === null) {
      return otherLine === null ? t('quotesOpen') : t('quotes', { line: otherLine })
    }
    const isDevice = list === 'devices' && field !== 'plate'
    const keys: ErrorKeys = fleetErrorKeys[isDevice || field === 'imei' ? 'code' : field]
    const key = keys[error]
    return key === undefined ? '' : fleet(key)
  }
  return {
    columns: importFields[list].map((field) => ({ field, header: headers[field] })),
    header: (field) => headers[field],
    told: (error, value = '') => {
      if (error.field === null) return why(error)
      const words = { column: headers[error.field], why: why(error) }
      return value === '' ? t('cell', words) : t('cellValue', { ...words, value })
    },
  }
}
