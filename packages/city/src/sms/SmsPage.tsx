import { useMediaQuery } from '@mantine/hooks'
import { smsCommandsQuery } from '@parking/api-client'
import type { SmsCommand } from '@parking/domain'
import { UnreadableNote, useAppContext, useCitySettings, useMessages } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cityMessages } from '../messages/cityMessages.ts'
import css from '../words/TextPage.module.css'
import { Loaded, Sheet, TextPage } from '../words/TextPage.tsx'
import { CopyButton } from './CopyButton.tsx'
import { SmsComposer } from './SmsComposer.tsx'

/** The commands that parking is paid by through text messages, and the number to send them to. */
export function SmsPage(): ReactNode {
  const { t } = useMessages(cityMessages)
  const { api, city } = useAppContext()
  const number = useCitySettings()?.smsNumber ?? null
  const query = useQuery(smsCommandsQuery(api))
  const canSend = useMediaQuery('(pointer: coarse), (width < 48em)', false)
  return (
    <TextPage title={t('sms.title')}>
      <p>{t('sms.description')}</p>
      {number === null ? null : (
        <Sheet>
          <h2>{t('sms.number')}</h2>
          <p className={css['code']}>{number}</p>
          <CopyButton text={number}>{t('sms.copyNumber')}</CopyButton>
        </Sheet>
      )}
      {canSend && number !== null && city.smsPrefix !== null ? (
        <SmsComposer number={number} prefix={city.smsPrefix} />
      ) : null}
      <Loaded query={query} failed={t('sms.failed')}>
        {({ items, unreadable }) => (
          <>
            <ul className={css['list']}>
              {items.map((command) => (
                <Command key={`${command.name} ${command.example}`} {...command} />
              ))}
            </ul>
            <UnreadableNote count={unreadable} />
          </>
        )}
      </Loaded>
    </TextPage>
  )
}

function Command({ name, hint, example, transcription }: SmsCommand): ReactNode {
  const { t } = useMessages(cityMessages)
  return (
    <li className={css['sheet']}>
      <h2>{name}</h2>
      {hint === '' ? null : <p>{hint}</p>}
      {transcription === '' ? null : <p className={css['muted']}>{transcription}</p>}
      <p>
        {t('sms.example')}: <span className={css['code']}>{example}</span>
      </p>
      <CopyButton text={example} label={t('sms.copyExampleOf', { name })}>
        {t('sms.copyExample')}
      </CopyButton>
    </li>
  )
}
