import type { Meta, StoryObj } from '@storybook/react-vite'
import { NarrowPage } from './NarrowPage.tsx'

const meta = {
  title: 'Layout/NarrowPage',
  component: NarrowPage,
  args: { title: 'Регистрация', description: 'Шаг 1 из 3', children: 'Здесь стоит форма.' },
} satisfies Meta<typeof NarrowPage>
export default meta

type Story = StoryObj<typeof meta>

export const WithDescription: Story = {
  parameters: {
    en: { title: 'Registration', description: 'Step 1 of 3', children: 'The form stands here.' },
  },
}
export const LongWords: Story = {
  args: { title: 'Подтверждение телефонного номера и адреса электронной почты' },
}
