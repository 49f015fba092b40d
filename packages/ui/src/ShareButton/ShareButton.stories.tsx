import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton } from './ShareButton.tsx'

const meta = {
  title: 'Buttons and links/ShareButton',
  component: ShareButton,
  parameters: {
    en: { children: 'Share' },
  },
  args: {
    children: 'Поделиться',
    data: { title: 'Сведения о парковке', text: 'Зона 101' },
    failed: 'Не получилось поделиться.',
  },
  beforeEach: () => {
    Object.assign(navigator, { canShare: () => true })
  },
} satisfies Meta<typeof ShareButton>
export default meta

export const Usual: StoryObj<typeof meta> = {}
