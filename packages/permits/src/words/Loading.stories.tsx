import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading } from './Loading.tsx'

const meta = {
  title: 'Permits/Loading',
  component: Loading,
  parameters: { en: { words: 'Loading permits' } },
  args: { words: 'Загружаем абонементы', size: 'cards' },
} satisfies Meta<typeof Loading>
export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const Table: Story = { args: { size: 'table' } }
export const Form: Story = { args: { size: 'form' } }
