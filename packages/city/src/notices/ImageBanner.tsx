import { Button } from '@mantine/core'
import type { Banner } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { readLink, readPicture } from '../html/readOthersAddress.ts'
import { useOwnLinks } from '../html/useOwnLinks.ts'
import { useTextPlace } from '../html/useTextPlace.ts'
import { cityTexts } from '../texts/ru.ts'
import css from './ImageBanner.module.css'
import { useKept } from './useKept.ts'

/**
 * The picture that a city shows to everybody once, in the queue of modals; another picture is shown
 * again. One that does not come is not shown.
 */
export function ImageBanner({ banner }: { readonly banner: Banner }): ReactNode {
  const { t } = useTexts(cityTexts)
  const followOwn = useOwnLinks()
  const [closed, close] = useKept('parking.banner')
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming')
  const place = useTextPlace()
  const source = readPicture(banner.image, place)?.href
  if (source === undefined || closed === banner.image || state === 'lost') return null
  if (state === 'coming') {
    return (
      <img
        hidden
        src={source}
        alt=""
        onLoad={() => setState('there')}
        onError={() => setState('lost')}
      />
    )
  }
  const leave = (): void => close(banner.image)
  const link = readLink(banner.link, place)
  const isOurs = link?.origin === window.location.origin
  const picture = <img className={css['picture']} src={source} alt={banner.title} />
  return (
    <Dialog
      opened
      priority="notice"
      onClose={leave}
      title={t('notice.banner')}
      closeLabel={t('notice.close')}
      footer={<Button onClick={leave}>{t('notice.understood')}</Button>}
    >
      {link === null ? (
        picture
      ) : (
        <a
          className={css['link']}
          href={link.href}
          {...(isOurs ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={(event) => {
            followOwn(event)
            leave()
          }}
        >
          {picture}
        </a>
      )}
    </Dialog>
  )
}
