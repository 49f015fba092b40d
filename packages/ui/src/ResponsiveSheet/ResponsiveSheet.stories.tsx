import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResponsiveSheet } from './ResponsiveSheet.tsx'

const meta = {
  title: 'Dialogs/ResponsiveSheet',
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    en: {
      title: 'Parking 1204, zone 101',
      closeLabel: 'Close',
      children: <p>Bauman street. 12 places of 40 are free.</p>,
      footer: <Button>Park</Button>,
    },
  },
  component: ResponsiveSheet,
  args: {
    opened: true,
    onClose: () => undefined,
    title: 'Парковка 1204, зона 101',
    closeLabel: 'Закрыть',
    children: <p>Улица Баумана. Свободно 12 мест из 40.</p>,
    footer: <Button>Припарковаться</Button>,
  },
} satisfies Meta<typeof ResponsiveSheet>
export default meta

export const Open: StoryObj<typeof meta> = {}
export const OverAMap: StoryObj<typeof meta> = { args: { modal: false } }
