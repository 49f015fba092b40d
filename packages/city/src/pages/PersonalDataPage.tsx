import { orNotFound } from '../orNotFound.ts'
import { cityTexts } from '../texts/ru.ts'
import { pageQuery } from '@parking/api-client'
import { type LatePage, errorTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { WrittenPage } from './ContentPage.tsx'

/** The city's rules for personal data, under the name that it gives them. */
export function PersonalDataPage(): ReactNode {
  return <WrittenPage path="pers" isNamed />
}

/** What the page can't be shown without. */
export const personalDataPage: LatePage = {
  Page: PersonalDataPage,
  texts: [cityTexts, errorTexts],
  open: ({ api, queryClient }) => orNotFound(queryClient.ensureQueryData(pageQuery(api, 'pers'))),
}
