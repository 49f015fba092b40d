import type { ReactNode } from 'react'
import { WrittenPage } from '../pages/ContentPage.tsx'
import { updateTitles } from '../titles.ts'

/** Tells what is new. */
export function UpdatePage(): ReactNode {
  return <WrittenPage path="update" titles={updateTitles} />
}
