import { pageQuery } from '@parking/api-client'
import { RussianText, useAppContext, LoadFailed, useTexts } from '@parking/runtime'
import { Dialog, LoadingRing } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { registrationTexts } from '../texts/ru.ts'
import css from './RegistrationForm.module.css'
import { readParagraphs } from './readParagraphs.ts'

/** The user agreement. */
export function AgreementDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <Dialog opened onClose={onClose} title={t('agreement.title')} closeLabel={t('agreement.close')}>
      <div className={css['agreement']}>
        <AgreementText />
      </div>
    </Dialog>
  )
}

function AgreementText(): ReactNode {
  const { t } = useTexts(registrationTexts)
  const { api } = useAppContext()
  const page = useQuery(pageQuery(api, 'agreement'))
  if (page.isError) {
    return <LoadFailed title={t('agreement.failed')} query={page} />
  }
  if (page.data === undefined) return <LoadingRing label={t('agreement.loading')} />
  return readParagraphs(page.data.html).map(({ text, isHeading }, place) => {
    const Line = isHeading ? 'h3' : 'p'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a text may say the same line twice, and none moves
      <Line key={place}>
        <RussianText>{text}</RussianText>
      </Line>
    )
  })
}
