import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from '../Facts/Facts.tsx'
import { PrintButton } from '../PrintButton/PrintButton.tsx'
import { Printed } from './Printed.tsx'

const meta = {
  title: 'Layout/Printed',
  component: Printed,
  args: {
    children: (
      <>
        <Facts facts={[{ name: 'Зона', value: '101' }]} />
        <div data-screen>
          <PrintButton>Напечатать</PrintButton>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Printed>
export default meta

export const Usual: StoryObj<typeof meta> = {}
