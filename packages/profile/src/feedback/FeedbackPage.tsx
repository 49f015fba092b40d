import { appealsQuery, profileQuery, settingsQuery } from '@parking/api-client'
import '@parking/ui/formStyles'
import {
  accountMark,
  errorTexts,
  type LatePage,
  useAppContext,
  useService,
  useTexts,
} from '@parking/runtime'
import { PageHeader, useKeptFocus } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AppealList } from './AppealList.tsx'
import { ChatDialog } from './chat/ChatDialog.tsx'
import css from './FeedbackPage.module.css'
import { LetterSection } from './LetterSection.tsx'
import { lettersService } from './store/lettersService.ts'
import { feedbackTexts } from './texts/ru.ts'

/** Writes to the operator, and reads what came of earlier letters. */
export function FeedbackPage(): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const [opened, setOpened] = useState<string | null>(null)
  const isOwn = useLettersOwner()
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={t('title')} />
      <div className={css['parts']}>
        <LetterSection isReady={isOwn} />
        <AppealList onOpen={setOpened} />
      </div>
      {opened === null || !isOwn ? null : (
        <ChatDialog appealId={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

/** What the page can't be shown without. */
export const feedbackPage: LatePage = {
  Page: FeedbackPage,
  texts: [feedbackTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(profileQuery(api))
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(appealsQuery(api))
  },
}

/**
 * Lets the driver who has written something go on with it, and nobody else.
 *
 * @returns whether what is kept is of the driver who is here, or of nobody
 */
function useLettersOwner(): boolean {
  const { api } = useAppContext()
  const { store, ownerKnown } = useService(lettersService)
  const { data: profile, isPending, errorUpdateCount } = useQuery(profileQuery(api))
  const mark = profile === undefined ? null : accountMark(profile)
  useLayoutEffect(() => {
    if (!isPending) ownerKnown(mark)
  }, [isPending, mark, ownerKnown])
  const owner = useStore(store, (letters) => letters.owner)
  // A profile that did not come is asked for again while somebody writes.
  if (owner === null) return !isPending || errorUpdateCount > 0
  return owner === mark && !isPending
}
