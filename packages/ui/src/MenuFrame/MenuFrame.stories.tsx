import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarIcon, UserIcon } from '../icons/icons.tsx'
import { PageHeader } from '../Page/PageHeader.tsx'
import { MenuFrame } from './MenuFrame.tsx'

function menu(drivers: string, vehicles: string) {
  return (entryClass: string) => (
    <>
      <a href="#drivers" className={entryClass} aria-current="page">
        <UserIcon /> {drivers}
      </a>
      <a href="#vehicles" className={entryClass}>
        <CarIcon /> {vehicles}
      </a>
    </>
  )
}

const meta = {
  title: 'Layout/MenuFrame',
  component: MenuFrame,
  parameters: {
    en: {
      label: 'Account',
      renderMenu: menu('Drivers', 'Cars'),
      children: <PageHeader title="Drivers" description="Who drives the company’s cars." />,
    },
  },
  args: {
    label: 'Личный кабинет',
    renderMenu: menu('Водители', 'Автомобили'),
    children: <PageHeader title="Водители" description="Кто ездит на машинах компании." />,
  },
} satisfies Meta<typeof MenuFrame>

export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}
