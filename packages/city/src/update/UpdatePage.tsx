import { orNotFound } from '../orNotFound.ts'
import { whenOpen } from '../whenOpen.ts'
import { cityTexts } from '../texts/ru.ts'
import { pageQuery } from '@parking/api-client'
import { type LatePage, errorTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { WrittenPage } from '../pages/ContentPage.tsx'

/** Tells what is new. */
export function UpdatePage(): ReactNode {
  return <WrittenPage path="update" />
}

/** What the page can't be shown without. */
export const updatePage: LatePage = {
  Page: UpdatePage,
  texts: [cityTexts, errorTexts],
  open: async (context) => {
    const { api, queryClient } = context
    await Promise.all([
      whenOpen(context),
      orNotFound(queryClient.ensureQueryData(pageQuery(api, 'update'))),
    ])
  },
}
