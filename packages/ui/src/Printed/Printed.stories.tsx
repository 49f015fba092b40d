import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from '../Facts/Facts.tsx'
import { PrintButton } from '../PrintButton/PrintButton.tsx'
import { Printed } from './Printed.tsx'

function content(zone: string, print: string) {
  return (
    <>
      <Facts facts={[{ name: zone, value: '101' }]} />
      <div data-screen>
        <PrintButton>{print}</PrintButton>
      </div>
    </>
  )
}

const meta = {
  title: 'Layout/Printed',
  component: Printed,
  parameters: { en: { children: content('Zone', 'Print') } },
  args: {
    children: content('Зона', 'Напечатать'),
  },
} satisfies Meta<typeof Printed>
export default meta

export const Usual: StoryObj<typeof meta> = {}
