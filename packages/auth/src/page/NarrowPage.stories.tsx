import type { Meta, StoryObj } from '@storybook/react-vite'
import { NarrowPage } from './NarrowPage.tsx'

const meta = {
  title: 'Layout/NarrowPage',
  component: NarrowPage,
  parameters: {
    en: { title: 'Registration', description: 'Step 1 of 3', children: 'The form stands here.' },
  },
  args: { title: 'Регистрация', description: 'Шаг 1 из 3', children: 'Здесь стоит форма.' },
} satisfies Meta<typeof NarrowPage>
export default meta

type Story = StoryObj<typeof meta>

export const WithDescription: Story = {}
export const LongWords: Story = {
  parameters: { en: { title: 'Confirmation of the phone number and of the e-mail address' } },
  args: { title: 'Подтверждение телефонного номера и адреса электронной почты' },
}
