import { ok } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from './Footer.tsx'
import { portalStory } from './portalStory.ts'

const meta = {
  title: 'Layout/Footer of the portal',
  component: Footer,
  parameters: { layout: 'fullscreen', app: portalStory },
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const Bare: Story = {
  parameters: {
    app: { ...portalStory, answers: { 'get-options-info-v3': () => ok({ isClose: false }) } },
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
