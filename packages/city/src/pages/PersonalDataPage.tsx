import type { ReactNode } from 'react'
import { personalDataTitles } from '../titles.ts'
import { WrittenPage } from './ContentPage.tsx'

/** The city's rules for personal data, under the name that it gives them. */
export function PersonalDataPage(): ReactNode {
  return <WrittenPage path="pers" titles={personalDataTitles} isNamed />
}
