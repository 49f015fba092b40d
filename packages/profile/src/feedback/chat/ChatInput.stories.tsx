import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { feedbackTexts } from '../texts/ru.ts'
import { ChatInput } from './ChatInput.tsx'

const meta = {
  title: 'Account/ChatInput',
  component: ChatInput,
  parameters: { app: { texts: [feedbackTexts] } },
  args: { typed: '', onType: () => undefined, onSend: () => undefined },
  render: function Chat(args) {
    const [typed, setTyped] = useState(args.typed)
    return <ChatInput typed={typed} onType={setTyped} onSend={() => setTyped('')} />
  },
} satisfies Meta<typeof ChatInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Typed: Story = {
  args: {
    typed:
      'Здравствуйте! Оплатил парковку в зоне 101, но чек не пришёл.\nПлатёж прошёл в 12:05, деньги списаны.\nПроверьте, пожалуйста.',
  },
  parameters: {
    en: {
      typed:
        'Hello! I paid for parking in zone 101, but no receipt came.\nThe payment was at 12:05, and the money is gone.\nPlease look into it.',
    },
  },
}
export const Narrow: Story = { ...Typed, globals: { viewport: { value: 'phone' } } }
