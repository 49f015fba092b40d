import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarIcon, UserIcon } from '../icons/icons.tsx'
import { PageHeader } from '../Page/Page.tsx'
import { MenuFrame } from './MenuFrame.tsx'

const meta = {
  title: 'Layout/MenuFrame',
  component: MenuFrame,
  args: {
    label: 'Личный кабинет',
    renderMenu: (entryClass) => (
      <>
        <a href="#drivers" className={entryClass} aria-current="page">
          <UserIcon /> Водители
        </a>
        <a href="#vehicles" className={entryClass}>
          <CarIcon /> Автомобили
        </a>
      </>
    ),
    children: <PageHeader title="Водители" description="Кто ездит на машинах компании." />,
  },
} satisfies Meta<typeof MenuFrame>

export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}
