import { Checkbox, Radio, Switch } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'

/**
 * A switch counts at once, a check box with its form, radio buttons stand for two to five choices
 * that should all be in sight. More choices are a `SelectInput`.
 */
const meta = {
  title: 'Inputs/Switch, Checkbox, Radio',
  component: Switch,
  parameters: { en: { label: 'Remind me before the end' } },
  args: { label: 'Напомнить перед окончанием' },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Box: Story = { render: ({ label }) => <Checkbox label={label} defaultChecked /> }
export const Radios: Story = {
  args: { label: 'Способ оплаты' },
  parameters: { en: { label: 'How to pay' } },
  render: ({ label }) => (
    <Radio.Group label={label} defaultValue="balance">
      <Radio value="balance" label="SberPay" />
      <Radio value="card" label="Mir Pay" />
      <Radio value="phone" label="Apple Pay" disabled />
    </Radio.Group>
  ),
}
