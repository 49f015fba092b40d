import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading } from './Loading.tsx'

const meta = {
  title: 'Permits/Loading',
  component: Loading,
  args: { words: 'Загружаем абонементы', size: 'cards' },
} satisfies Meta<typeof Loading>
export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = { parameters: { en: { words: 'Loading permits' } } }
export const Table: Story = { args: { size: 'table' } }
export const Form: Story = { args: { size: 'form' } }
