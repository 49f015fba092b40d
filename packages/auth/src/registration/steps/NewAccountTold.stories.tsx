import type { Meta, StoryObj } from '@storybook/react-vite'
import { registrationTexts } from '../texts/ru.ts'
import { NewAccountTold } from './NewAccountTold.tsx'

const meta = {
  title: 'Account/NewAccountTold',
  component: NewAccountTold,
  parameters: { app: { texts: [registrationTexts] } },
} satisfies Meta<typeof NewAccountTold>
export default meta

export const Told: StoryObj<typeof meta> = {}
