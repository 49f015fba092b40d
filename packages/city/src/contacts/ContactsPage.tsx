import { settingsQuery } from '@parking/api-client'
import { type LatePage, useCitySettings, usePageName, useTexts } from '@parking/runtime'
import { PlainPage, Sheet } from '@parking/ui'
import type { ReactNode } from 'react'
import { contactsTexts } from './texts/ru.ts'

function ContactsPage(): ReactNode {
  const { t } = useTexts(contactsTexts)
  const email = useCitySettings()?.contacts.email ?? ''
  return (
    <PlainPage title={usePageName()}>
      <Sheet>{t('write', { email })}</Sheet>
    </PlainPage>
  )
}

/** What the page can't be shown without. */
export const contactsPage: LatePage = {
  Page: ContactsPage,
  texts: [contactsTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(settingsQuery(api))
  },
}
