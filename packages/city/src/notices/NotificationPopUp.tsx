import { Button } from '@mantine/core'
import type { Notification } from '@parking/domain'
import { RussianText, useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { ServerHtml } from '../html/ServerHtml.tsx'
import { cityTexts } from '../texts/ru.ts'
import css from './NotificationPopUp.module.css'

/** The notification of a city, in the queue of modals. A link in it that is followed closes it. */
export function NotificationPopUp(props: {
  readonly notification: Notification
  readonly onClose: () => void
}): ReactNode {
  const { notification, onClose } = props
  const { t } = useTexts(cityTexts)
  const title = notification.title ?? t('notice.untitled')
  return (
    <Dialog
      opened
      priority="notice"
      onClose={onClose}
      title={<RussianText>{title}</RussianText>}
      closeLabel={t('notice.close')}
      footer={<Button onClick={onClose}>{t('notice.understood')}</Button>}
    >
      {notification.message === null ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls has to be reached by key
        <section aria-label={title} tabIndex={0} className={css['message']}>
          <ServerHtml html={notification.message} firstHeading={3} onFollow={onClose} />
        </section>
      )}
    </Dialog>
  )
}
