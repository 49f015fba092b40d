import { LinkButton, useTexts, type LatePage, errorTexts } from '@parking/runtime'
import { Notice, PlainPage, Sheet } from '@parking/ui'
import type { ReactNode } from 'react'
import { linkedTexts } from '../linkedTexts/ru.ts'
import css from './PhoneCallbackPage.module.css'

/** Tells somebody who pays by phone to wait for a text message, and what to do then. */
export function PhoneCallbackPage(): ReactNode {
  const { t } = useTexts(linkedTexts)
  return (
    <PlainPage title={t('phone.title')}>
      <Sheet>
        <p className={css['lead']}>{t('phone.lead')}</p>
        <ol className={css['steps']}>
          <li>{t('phone.wait')}</li>
          <li>{t('phone.follow')}</li>
          <li>{t('phone.look')}</li>
        </ol>
        <div>
          <LinkButton to="/profile/operations">{t('phone.operations')}</LinkButton>
        </div>
      </Sheet>
      <Notice tone="info" title={t('phone.noneTitle')}>
        {t('phone.none')}
      </Notice>
    </PlainPage>
  )
}

/** What the page can't be shown without. */
export const phoneCallbackPage: LatePage = {
  Page: PhoneCallbackPage,
  texts: [linkedTexts, errorTexts],
}
