import { isUnpaidParking } from '@parking/domain'
import { RussianText, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { finesTexts } from './texts/ru.ts'

/** An offence as the authorities word it; in English on an English page where it is a known one. */
export function Offence({ words }: { readonly words: string }): ReactNode {
  const { t, language } = useTexts(finesTexts)
  return language === 'en' && isUnpaidParking(words) ? (
    t('unpaidParking')
  ) : (
    <RussianText>{words}</RussianText>
  )
}
