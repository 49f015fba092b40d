import { profileQuery, settingsQuery, appealsQuery } from '@parking/api-client'
import '@parking/ui/formStyles'
import { useTexts, type LatePage, errorTexts } from '@parking/runtime'
import { PageHeader, useKeptFocus } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { AppealList } from './AppealList.tsx'
import { ChatDialog } from './chat/ChatDialog.tsx'
import css from './FeedbackPage.module.css'
import { LetterSection } from './LetterSection.tsx'
import { feedbackTexts } from './texts/ru.ts'
import { useLettersOwner } from './store/useLettersOwner.ts'

/** Writes to the operator, and reads what came of earlier letters. */
export function FeedbackPage(): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const [opened, setOpened] = useState<string | null>(null)
  const isOwn = useLettersOwner()
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={t('title')} description={t('description')} />
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
