import { isUnpaidParking } from '@parking/domain'
import { RussianText, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { finesTexts } from './texts/ru.ts'

/** An offence: in the language of the page where it is a known one, else as the authorities word it. */
export function Offence({ words }: { readonly words: string }): ReactNode {
  const { t } = useTexts(finesTexts)
  return isUnpaidParking(words) ? t('unpaidParking') : <RussianText>{words}</RussianText>
}
