import type { Meta, StoryObj } from '@storybook/react-vite'
import { cityTexts } from '../texts/ru.ts'
import { Copyable } from './Copyable.tsx'

const meta = {
  title: 'City/Copyable',
  component: Copyable,
  parameters: { app: { texts: [cityTexts] } },
  args: { text: '101*А123ВС116*60', children: 'Скопировать' },
} satisfies Meta<typeof Copyable>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = { parameters: { en: { children: 'Copy' } } }
