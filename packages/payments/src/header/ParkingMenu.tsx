import '@parking/ui/formStyles'
import { Popover } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { currentSessions } from '@parking/domain'
import { useAppContext, useMessages, useNow } from '@parking/runtime'
import { CarIcon } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import css from './HeaderMenu.module.css'

const ParkingMenuContent = lazy(async () => ({
  default: (await import('./ParkingMenuContent.tsx')).ParkingMenuContent,
}))

/** The running sessions in the header: how many there are, and each of them below. */
export function ParkingMenu(): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const count = currentSessions(data?.sessions ?? [], useNow()).length

  /** Closes at once, so that the dialog that comes gives the focus back to here. */
  function leave(): void {
    setOpen(false)
    target.current?.focus()
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(22rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          ref={target}
          type="button"
          className={css['target']}
          aria-label={count === 0 ? t('header.parkingNone') : t('header.parkingCount', { count })}
          onClick={() => setOpen(!isOpen)}
        >
          <CarIcon size="l" />
          {count === 0 ? null : (
            <span className={css['badge']} aria-hidden="true">
              {count}
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={css['dropdown'] ?? ''} aria-label={t('header.parking')}>
        <p className={css['title']}>{t('header.parking')}</p>
        <Suspense fallback={<div className={css['loading']} />}>
          <ParkingMenuContent onLeave={leave} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
