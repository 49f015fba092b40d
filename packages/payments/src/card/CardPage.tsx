import {
  LinkButton,
  useAppContext,
  useTexts,
  type Language,
  type LatePage,
  errorTexts,
} from '@parking/runtime'
import { ErrorCard, PlainPage } from '@parking/ui'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { CardForm } from './CardForm.tsx'
import { CardOutcome } from './CardOutcome.tsx'
import { readCardOrder } from './readCardOrder.ts'
import { readCardSearch, type CardSearch } from './readCardSearch.ts'

/** Paying by card, in the language that the link asks for; a link without an order leads home. */
export function CardPage(): ReactNode {
  const { translator } = useAppContext()
  const navigate = useNavigate()
  const search = readCardSearch(useSearch({ strict: false }))
  const { invoiceId, language: asked } = search
  const speak = useEffectEvent(async (language: Language) => {
    // Texts that do not come leave the page in the language it has.
    await translator.speak(language).catch(() => undefined)
    const { language: _spoken, ...rest } = search
    await navigate({ to: '/payment', search: rest, replace: true })
  })
  useEffect(() => {
    if (asked !== undefined) void speak(asked)
  }, [asked])
  if (invoiceId === undefined) return <Navigate to="/" search={{}} replace />
  return asked === undefined ? <Payment search={search} /> : null
}

/** Leads to the bank that takes the card, and says what the city knows of it on the way back. */
function Payment({ search }: { readonly search: CardSearch }): ReactNode {
  const { t } = useTexts(linkedTexts)
  const read = readCardOrder(search)
  const { currency = '', email = '', requireEmail = false } = search
  return (
    <PlainPage title={t('card.title')}>
      {read.ok ? (
        search.payment === read.order.invoiceId ? (
          <CardOutcome
            order={read.order}
            claim={search.result ?? null}
            isEmailRequired={requireEmail}
          />
        ) : (
          <CardForm order={read.order} email={email} isEmailRequired={requireEmail} />
        )
      ) : (
        <ErrorCard
          title={t('card.oddTitle')}
          description={
            read.error === 'currency' ? t('card.oddCurrency', { currency }) : t('card.oddAmount')
          }
          action={<LinkButton to="/">{t('home')}</LinkButton>}
        />
      )}
    </PlainPage>
  )
}

/** What the page can't be shown without. */
export const cardPage: LatePage = {
  Page: CardPage,
  texts: [linkedTexts, errorTexts],
}
