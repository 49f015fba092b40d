import { ApiError } from '@parking/api-client'
import { useErrorText, useTexts } from '@parking/runtime'
import { documentsTexts } from '../texts/ru.ts'
import { DocumentsKept } from './useSaveDocuments.ts'

/** Words why the documents stayed as they were. */
export function useKeptText(): (error: unknown) => string {
  const { t } = useTexts(documentsTexts)
  const errorText = useErrorText()
  return (error) => {
    if (error instanceof DocumentsKept) {
      if (error.reason === 'unreadable') return t('card.unreadable')
      return t(error.reason === 'gone' ? 'failed.gone' : 'error.duplicate')
    }
    const isRefused = error instanceof ApiError && error.errorName === 'ValidationError'
    return isRefused ? t('failed.refused') : errorText(error)
  }
}
