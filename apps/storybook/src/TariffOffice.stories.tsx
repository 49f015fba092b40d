import rostov from '@parking/pricing/samples/rostov.tariff.json'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TariffOffice } from './TariffOffice.tsx'

const meta = {
  title: 'Tools/Tariff office',
  component: TariffOffice,
} satisfies Meta<typeof TariffOffice>
export default meta

type Story = StoryObj<typeof meta>

const file = (name: string, content: unknown) =>
  new File([JSON.stringify(content)], name, { type: 'application/json' })

export const Empty: Story = {}
export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Tariff (JSON)'), file('rostov.json', rostov))
    await canvas.findByRole('heading', { name: 'rostov.json' })
    const other = {
      prices: [{ dayType: 'default', from: '00:00', to: '24:00', hourlyPrice: 5_000 }],
    }
    await userEvent.upload(
      canvas.getByLabelText('Another tariff to compare with'),
      file('other.json', other),
    )
    // The row is there with the first tariff alone, before the other file is read.
    const row = await canvas.findByRole('row', {
      name: /^Monday, from 10:00, 2 h.*70.*100.*30/u,
    })
    await expect(row).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(8)
  },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const wrong = file('wrong.json', { prices: [], billingStep: 30 })
    await userEvent.upload(canvas.getByLabelText('Tariff (JSON)'), wrong)
    await expect(await canvas.findByText('billingStep')).toBeVisible()
    await expect(canvas.queryByText('A week')).toBeNull()
  },
}
