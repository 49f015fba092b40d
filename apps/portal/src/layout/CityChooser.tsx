import { Button } from '@mantine/core'
import type { City } from '@parking/domain'
import { cityKey, useAppContext, useMessages } from '@parking/runtime'
import { ChevronDownIcon, ConfirmDialog, PinIcon, ResponsiveSheet } from '@parking/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'
import css from './CityChooser.module.css'

const CityList = lazy(async () => ({ default: (await import('./CityList.tsx')).CityList }))

type Step =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'confirming'; readonly city: City }

/**
 * Names the city and leads to the others. A city with an address of its own is opened there; any
 * other takes this page's place, which begins anew because login, balance and map are the city's.
 */
export function CityChooser(): ReactNode {
  const { city, cities, storage } = useAppContext()
  const { t, language } = useMessages(portalMessages)
  const [step, setStep] = useState<Step>({ kind: 'closed' })
  const close = (): void => setStep({ kind: 'closed' })

  function go(to: City): void {
    if (to.siteUrl !== undefined && cities.length === 1) {
      window.location.assign(to.siteUrl)
      return
    }
    storage.set(cityKey, to.id)
    window.location.assign('/')
  }

  return (
    <>
      <Button
        variant="subtle"
        className={css['button'] ?? ''}
        leftSection={<PinIcon />}
        rightSection={cities.length > 1 ? <ChevronDownIcon /> : null}
        disabled={cities.length === 1}
        onClick={() => setStep({ kind: 'choosing' })}
      >
        {city.titles[language]}
      </Button>
      <ResponsiveSheet
        opened={step.kind === 'choosing'}
        onClose={close}
        title={t('city.title')}
        closeLabel={t('city.close')}
      >
        <Suspense fallback={null}>
          <CityList
            onChoose={(to) =>
              to.id === city.id ? close() : setStep({ kind: 'confirming', city: to })
            }
          />
        </Suspense>
      </ResponsiveSheet>
      {step.kind === 'confirming' ? (
        <ConfirmDialog
          opened
          title={t('city.confirmTitle')}
          confirmLabel={t('city.confirm')}
          cancelLabel={t('city.cancel')}
          onConfirm={() => go(step.city)}
          onCancel={close}
        >
          {t('city.confirmText', { city: step.city.titles[language] })}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
