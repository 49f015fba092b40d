import type { Meta, StoryObj } from '@storybook/react-vite'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'

const meta = {
  title: 'Company/ColumnsMenu',
  component: ColumnsMenu,
  parameters: { app: { texts: [fleetTexts] } },
  args: {
    columns: [
      { key: 'plate', header: 'Номер' },
      { key: 'vin', header: 'VIN' },
    ],
    hidden: ['vin'],
    onToggle: () => undefined,
  },
} satisfies Meta<typeof ColumnsMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
