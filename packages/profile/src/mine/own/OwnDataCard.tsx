import { Button } from '@mantine/core'
import { accountSettingsQuery } from '@parking/api-client'
import {
  countRead,
  type Operation,
  type OperationsPage,
  type Profile,
  wholeHistory,
} from '@parking/domain'
import { wallClock } from '@parking/pricing'
import {
  type AppContext,
  PersonalDataNote,
  saveFile,
  useAppContext,
  useErrorText,
  useTexts,
} from '@parking/runtime'
import { LetterLink } from '@parking/payments'
import { joinPages, readNextPage } from '@parking/spending'
import { DownloadIcon, Notice, Section } from '@parking/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mineTexts } from '../texts/ru.ts'
import css from '../MyProfilePage.module.css'
import { describeAccount } from './describeAccount.ts'
import { readOwnData } from './readOwnData.ts'

type State =
  | { readonly kind: 'none' | 'done' }
  | { readonly kind: 'reading'; readonly count: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Hands out all that the account shows as one file. */
export function OwnDataCard({ profile }: { readonly profile: Profile }): ReactNode {
  const { t } = useTexts(mineTexts)
  const errorText = useErrorText()
  const { state, download } = useDownload(profile)
  return (
    <Section title={t('own.title')}>
      <p className={css['muted']}>{t('own.text')}</p>
      <PersonalDataNote />
      <div>
        <Button
          variant="default"
          leftSection={<DownloadIcon />}
          aria-busy={state.kind === 'reading'}
          onClick={() => void download()}
        >
          {t('own.download')}
        </Button>
        <LetterLink about="account">{t('own.delete')}</LetterLink>
      </div>
      <output className={css['outcome']}>
        {state.kind === 'reading'
          ? state.total === null
            ? t('own.reading', { count: state.count })
            : t('own.readingOf', { count: state.count, total: state.total })
          : state.kind === 'done'
            ? t('own.done')
            : null}
      </output>
      {state.kind === 'failed' ? (
        <Notice tone="negative" announce="now" title={t('own.failed')}>
          {errorText(state.error)}
        </Notice>
      ) : null}
    </Section>
  )
}

function useDownload(profile: Profile) {
  const context = useAppContext()
  const { api, city, clock, queryClient, session } = context
  const [state, setState] = useState<State>({ kind: 'none' })
  const isWanted = useRef(true)
  useEffect(() => {
    isWanted.current = true
    return () => {
      isWanted.current = false
    }
  }, [])

  async function download(): Promise<void> {
    if (state.kind === 'reading') return
    setState({ kind: 'reading', count: 0, total: null })
    const token = session.token()
    // Somebody else may be signed in by now, whose data is no part of this account.
    const isStillWanted = () => isWanted.current && session.token() === token
    try {
      const settings = await queryClient.ensureQueryData(accountSettingsQuery(api))
      const own = await readOwnData(context)
      const history = await readHistory(context, (count, total) => {
        if (isStillWanted()) setState({ kind: 'reading', count, total })
        return isStillWanted()
      })
      if (history === null) {
        setState({ kind: 'none' })
        return
      }
      const now = clock.now()
      const account = { profile, settings, ...own, ...history }
      const text = JSON.stringify(describeAccount(account, city.titles.ru, now), null, 2)
      const day = wallClock(now, city.timeZone).date
      saveFile(`parking-${city.id}-${day}.json`, new Blob([text], { type: 'application/json' }))
      setState({ kind: 'done' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }

  return { state, download }
}

/**
 * Reads the operations history to its end.
 *
 * @param onRead - is told how many have come, and of how many where the back end says so; answers
 *   whether they are still wanted
 * @returns null when they are not wanted any more
 * @throws {@link ApiError} when a page can't be read
 */
async function readHistory(
  context: Pick<AppContext, 'api' | 'queryClient'>,
  onRead: (count: number, total: number | null) => boolean,
): Promise<{ readonly operations: readonly Operation[]; readonly unreadable: number } | null> {
  let pages: readonly OperationsPage[] = []
  for (let hasMore = true; hasMore;) {
    // oxlint-disable-next-line no-await-in-loop -- where the next page begins is known with the one before
    ;({ pages, hasMore } = await readNextPage(context, wholeHistory, pages))
    if (!onRead(countRead(pages), pages.at(-1)?.total ?? null)) return null
  }
  const { rows, unreadable } = joinPages(pages)
  return { operations: rows, unreadable }
}
