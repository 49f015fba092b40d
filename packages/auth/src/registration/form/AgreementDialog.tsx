import { pageQuery } from '@parking/api-client'
import { useAppContext, useCitySettings, LoadFailed, useTexts } from '@parking/runtime'
import { Dialog, LoadingRing } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { registrationTexts } from '../texts/ru.ts'
import css from './RegistrationForm.module.css'
import { readParagraphs } from './readParagraphs.ts'

/** The user agreement, and the rules for personal data where the city shows them. */
export function AgreementDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, language } = useTexts(registrationTexts)
  const { flags } = useAppContext().city
  const settings = useCitySettings()
  const hasRules = flags.pagePersonalData && settings?.showsPersonalDataPage === true
  const rules =
    flags.pagePersonalDataTitle?.[language] ??
    settings?.personalDataTitle ??
    t('agreement.personalData')
  return (
    <Dialog opened onClose={onClose} title={t('agreement.title')} closeLabel={t('agreement.close')}>
      <div className={css['agreement']}>
        <CityPage path="agreement" heading="h3" />
        {hasRules ? (
          <>
            <h3>{rules}</h3>
            <CityPage path="pers" heading="h4" />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

/** A text that the city writes. */
function CityPage({
  path,
  heading,
}: {
  readonly path: string
  readonly heading: 'h3' | 'h4'
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const { api } = useAppContext()
  const page = useQuery(pageQuery(api, path))
  if (page.isError) {
    return <LoadFailed title={t('agreement.failed')} query={page} />
  }
  if (page.data === undefined) return <LoadingRing label={t('agreement.loading')} />
  return readParagraphs(page.data.html).map(({ text, isHeading }, place) => {
    const Line = isHeading ? heading : 'p'
    // oxlint-disable-next-line react/no-array-index-key -- a text may say the same line twice, and none moves
    return <Line key={place}>{text}</Line>
  })
}
