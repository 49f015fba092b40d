import { Button } from '@mantine/core'
import { fineImageQuery } from '@parking/api-client'
import { pictureAddress, useAppContext, useErrorText, useTexts } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import css from './FinesPage.module.css'
import { finesTexts } from './texts/ru.ts'

/** The picture of a fine, asked for when this is shown; words where there is none to see. */
export function FineImage({
  uin,
  plate,
}: {
  readonly uin: string
  readonly plate: string
}): ReactNode {
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
        <p>
          {t('photo.failed')} {errorText(error)}
        </p>
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
