import { ApiError } from '@parking/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { operationsTexts } from '../texts/ru.ts'
import { ExportFailure, ExportMenu } from './ExportMenu.tsx'

const download = {
  isPending: false,
  isError: false,
  error: null,
  mutate: () => undefined,
  reset: () => undefined,
}

const meta = {
  title: 'Account/ExportMenu',
  component: ExportMenu,
  parameters: { app: { texts: [operationsTexts] } },
  args: { download },
} satisfies Meta<typeof ExportMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const OnItsWay: Story = { args: { download: { ...download, isPending: true } } }
export const Open: Story = {
  // Room for the menu, which takes none itself.
  decorators: [(Story) => <div style={{ minHeight: '10rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const Failed: Story = {
  render: () => (
    <ExportFailure
      download={{ ...download, isError: true, error: new ApiError({ kind: 'network' }) }}
    />
  ),
}
