import { Button } from '@mantine/core'
import { Notice, ParkingProvider } from '@parking/ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isMoneyMoving } from '../busy/moneyMoves.ts'
import { AppContextProvider, type AppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'
import css from './overPage.module.css'

/**
 * Says above the page, whatever has become of it, that something went wrong and how to go on. It takes
 * room of its own there, so that it lies over nothing.
 */
export function showErrorNotice(context: AppContext): void {
  const place = document.createElement('div')
  place.className = css['above'] ?? ''
  const page = document.querySelector('main')
  if (page === null) document.body.append(place)
  else page.before(place)
  const root = createRoot(place)
  const close = (): void => {
    root.unmount()
    place.remove()
  }
  root.render(
    <AppContextProvider value={context}>
      <ParkingProvider clock={context.clock.now}>
        <ErrorNotice onClose={close} />
      </ParkingProvider>
    </AppContextProvider>,
  )
}

function ErrorNotice({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTexts(runtimeTexts)
  return (
    <Notice
      tone="warning"
      title={t('error.title')}
      announce="politely"
      onDismiss={onClose}
      dismissLabel={t('error.close')}
      action={
        isMoneyMoving() ? null : (
          <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        )
      }
    >
      {t('error.besides')}
    </Notice>
  )
}
