import { Button } from '@mantine/core'
import { LazyDialog, useAppContext, useTexts, late } from '@parking/runtime'
import { ChevronDownIcon, PinIcon } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import css from './CityChooser.module.css'

const CityDialogs = late(async () => (await import('./CityDialogs.tsx')).CityDialogs)

/** Names the city and leads to the others. */
export function CityChooser(): ReactNode {
  const { city } = useAppContext()
  const { language } = useTexts(portalTexts)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        variant="subtle"
        classNames={{
          root: css['button'] ?? '',
          inner: css['inner'] ?? '',
          section: css['icon'] ?? '',
          label: css['name'] ?? '',
        }}
        leftSection={<PinIcon />}
        rightSection={<ChevronDownIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {city.titles[language]}
      </Button>
      <LazyDialog onClose={close}>{isOpen ? <CityDialogs onClose={close} /> : null}</LazyDialog>
    </>
  )
}
