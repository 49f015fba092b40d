import { redirect } from '@tanstack/react-router'
import { useMediaQuery } from '@mantine/hooks'
import { smsCommandsQuery } from '@parking/api-client'
import type { SmsCommand } from '@parking/domain'
import {
  RussianText,
  LazyBoundary,
  UnreadableNote,
  useAppContext,
  useCitySettings,
  useTexts,
  type LatePage,
  errorTexts,
  late,
} from '@parking/runtime'
import { Sheet, PlainPage } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { cityTexts } from '../texts/ru.ts'
import { whenOpen } from '../whenOpen.ts'
import css from '../words/words.module.css'
import { Loaded } from '../words/Loaded.tsx'
import { Copyable } from './Copyable.tsx'

// Only where a message can be sent; its form needs more than a text does.
const SmsComposer = late(async () => (await import('./SmsComposer.tsx')).SmsComposer)

/** The commands that parking is paid by through text messages, and the number to send them to. */
export function SmsPage(): ReactNode {
  const { t } = useTexts(cityTexts)
  const { api, city } = useAppContext()
  const number = useCitySettings()?.smsNumber ?? null
  const query = useQuery(smsCommandsQuery(api))
  const canSend = useMediaQuery('(pointer: coarse), (width < 48em)', false)
  return (
    <PlainPage isText title={t('sms.title')}>
      <p>{t('sms.description')}</p>
      {number === null ? null : (
        <Sheet>
          <h2>{t('sms.number')}</h2>
          <Copyable text={number}>{t('sms.copyNumber')}</Copyable>
        </Sheet>
      )}
      {canSend && number !== null && city.smsPrefix !== null ? (
        <LazyBoundary>
          <SmsComposer number={number} prefix={city.smsPrefix} />
        </LazyBoundary>
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
    </PlainPage>
  )
}

function Command({ name, hint, example, transcription }: SmsCommand): ReactNode {
  const { t } = useTexts(cityTexts)
  return (
    <li>
      <Sheet>
        <h2>
          <RussianText>{name}</RussianText>
        </h2>
        {hint === '' ? null : (
          <p>
            <RussianText>{hint}</RussianText>
          </p>
        )}
        {transcription === '' ? null : (
          <p className={css['muted']}>
            <RussianText>{transcription}</RussianText>
          </p>
        )}
        <Copyable
          before={`${t('sms.example')}: `}
          text={example}
          label={t('sms.copyExampleOf', { name })}
        >
          {t('sms.copyExample')}
        </Copyable>
      </Sheet>
    </li>
  )
}

/** What the page can't be shown without. */
export const smsPage: LatePage = {
  Page: SmsPage,
  texts: [cityTexts, errorTexts],
  open: async (context) => {
    const { api, queryClient } = context
    const [commands] = await Promise.all([
      queryClient.ensureQueryData(smsCommandsQuery(api)).catch(() => null),
      whenOpen(context),
    ])
    if (commands?.items.length === 0 && commands.unreadable === 0) {
      throw redirect({ to: '/', replace: true })
    }
  },
}
