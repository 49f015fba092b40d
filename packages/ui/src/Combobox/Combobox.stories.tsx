import { Input } from '@mantine/core'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { Combobox } from './Combobox.tsx'

const places = ['101 · Центр', '102 · Вокзал', '203 · Набережная имени Фатыха Амирхана']
const ignored = () => undefined

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox<string>,
  parameters: {
    en: { label: 'Zone', nothingFound: 'There is no such zone', foundText: 'Places found: 3' },
  },
  args: {
    mode: 'select',
    label: 'Зона',
    typed: '',
    items: places,
    keyOf: (place) => place,
    chosen: places[1] ?? null,
    startsOpen: true,
    nothingFound: 'Такой зоны нет',
    foundText: 'Найдено мест: 3',
    onType: ignored,
    onChoose: ignored,
    onGiveUp: ignored,
    renderInput: ignored,
    renderItem: (place) => place,
  },
  // Room for the list, which takes none itself.
  decorators: [(Story) => <div style={{ minHeight: '16rem' }}>{Story()}</div>],
  render: function Field(args) {
    const [typed, setTyped] = useState(args.typed)
    return (
      <Combobox
        {...args}
        typed={typed}
        items={args.items.filter((place) => place.includes(typed))}
        onType={setTyped}
        onChoose={setTyped}
        onGiveUp={() => setTyped('')}
        renderInput={(input) => (
          <Input
            {...input}
            aria-label={args.label}
            value={typed}
            rightSection={<ChevronDownIcon />}
          />
        )}
      />
    )
  },
} satisfies Meta<typeof Combobox<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Select: Story = {}
export const Search: Story = { args: { mode: 'search', typed: '10', chosen: null } }
export const NothingFound: Story = { args: { mode: 'search', typed: 'Марс' } }
export const Closed: Story = { args: { startsOpen: false } }
