import type { Meta, StoryObj } from '@storybook/react-vite'
import { registrationMessages } from '../messages/registrationMessages.ts'
import { NewAccountTold } from './NewAccountTold.tsx'

const meta = {
  title: 'Account/NewAccountTold',
  component: NewAccountTold,
  parameters: { app: { messages: [registrationMessages] } },
} satisfies Meta<typeof NewAccountTold>
export default meta

export const Told: StoryObj<typeof meta> = {}
