import { Button } from '@mantine/core'
import { fineImageQuery } from '@parking/api-client'
import { type Fine, formatDottedTime, sumToPay } from '@parking/domain'
import { formatMoney, type Instant, type Kopecks } from '@parking/pricing'
import {
  RussianText,
  pictureAddress,
  useAppContext,
  useErrorText,
  useTexts,
} from '@parking/runtime'
import { ExternalIcon, type Fact, Facts, Notice, NumberPlate, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CopyUin } from './CopyUin.tsx'
import css from './FinesPage.module.css'
import { Offence } from './Offence.tsx'
import { finesTexts } from './texts/ru.ts'

/** Where a fine is paid by its UIN: the state's own service, for the city has no call for it. */
const finePaymentUrl = 'https://www.gosuslugi.ru/pay'

/** All that is known of a fine, how it is paid, and its picture. */
export function FineDetails({ fine }: { readonly fine: Fine }): ReactNode {
  const { t } = useTexts(finesTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const mustBePaid = sumToPay(fine) !== 0
  const { uin, plate, discountUntil } = fine
  return (
    <div className={css['details']}>
      {mustBePaid && discountUntil !== null && discountUntil > now ? (
        <Notice>{t('discount', { time: formatDottedTime(discountUntil, timeZone) })}</Notice>
      ) : null}
      <CopyUin uin={uin} />
      {mustBePaid ? (
        <div className={css['pay']}>
          <Button
            component="a"
            href={finePaymentUrl}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<ExternalIcon />}
          >
            {t('pay')}
          </Button>
          <p className={css['hint']}>{t('payHint')}</p>
        </div>
      ) : null}
      <Facts facts={useFacts(fine)} />
      <h3>{t('photo.title')}</h3>
      <FineImage uin={uin} plate={plate ?? uin} />
    </div>
  )
}

function useFacts(fine: Fine): readonly Fact[] {
  const { t, language } = useTexts(finesTexts)
  const { timeZone } = useAppContext().api
  const when = (at: Instant | null) => (at === null ? null : formatDottedTime(at, timeZone))
  const sum = (kopecks: Kopecks | null) =>
    kopecks === null ? t('unknown') : formatMoney(kopecks, language)
  const { plate } = fine
  const facts: readonly (Omit<Fact, 'value'> & { readonly value: ReactNode })[] = [
    { name: t('fact.left'), value: sum(sumToPay(fine)), isMain: true },
    { name: t('fact.total'), value: sum(fine.total) },
    { name: t('fact.paid'), value: sum(fine.paid) },
    { name: t('fact.type'), value: fine.type === null ? null : <Offence words={fine.type} /> },
    { name: t('fact.article'), value: inRussian(fine.article) },
    {
      name: t('fact.plate'),
      value: plate === null ? null : <NumberPlate number={plate} size="s" />,
    },
    { name: t('fact.sts'), value: fine.stsNumber },
    { name: t('fact.place'), value: inRussian(fine.place) },
    { name: t('fact.start'), value: when(fine.startsAt) },
    { name: t('fact.end'), value: when(fine.endsAt) },
    { name: t('fact.offence'), value: when(fine.offenceAt) },
    { name: t('fact.at'), value: when(fine.at) },
    { name: t('fact.ruling'), value: when(fine.rulingAt) },
    { name: t('fact.order'), value: fine.orderNumber },
    { name: t('fact.provider'), value: inRussian(fine.provider) },
  ]
  return facts.filter(({ value }) => value !== null)
}

/** What the authorities have written, whatever the language of the page is. */
function inRussian(text: string | null): ReactNode {
  return text === null ? null : <RussianText>{text}</RussianText>
}

/** The picture of a fine, asked for when this is shown; words where there is none to see. */
function FineImage({ uin, plate }: { readonly uin: string; readonly plate: string }): ReactNode {
  const { t } = useTexts(finesTexts)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useQuery({
    ...fineImageQuery(api, uin),
    staleTime: Infinity,
  })
  const [isBroken, setBroken] = useState(false)
  if (data === undefined) {
    return error === null ? (
      <output className={css['photoPlace']}>{t('photo.loading')}</output>
    ) : (
      <div className={css['noPhoto']} role="alert">
        <p>{`${t('photo.failed')} ${errorText(error)}`}</p>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('photo.retry')}
        </Button>
      </div>
    )
  }
  if (data === null) return <p className={css['noPhoto']}>{t('photo.none')}</p>
  const address = pictureAddress(data)
  if (address === null || isBroken) return <p className={css['noPhoto']}>{t('photo.broken')}</p>
  return (
    <img
      className={css['photo']}
      src={address}
      alt={t('photo.of', { plate })}
      onError={() => setBroken(true)}
    />
  )
}
