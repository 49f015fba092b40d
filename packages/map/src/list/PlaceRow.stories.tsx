import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapTexts } from '../texts/ru.ts'
import { samplePlace } from '../testing/samplePlaces.ts'
import { PlaceRow, type PlaceRowProps } from './PlaceRow.tsx'
import { useRowWords, type PriceWords } from './useRowWords.ts'

const meta = {
  title: 'Map/PlaceRow',
  component: Row,
  parameters: { app: { texts: [mapTexts] } },
  args: {
    near: { place: samplePlace(), metres: 120 },
    index: 0,
    isReachable: true,
    isSelected: false,
    onFocus: () => undefined,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof Row>
export default meta

type Story = StoryObj<typeof meta>

const price: PriceWords = { look: 'price', amount: '100 ₽/ч', until: 'до 20:00' }
const parameters = { en: { price: { amount: '100 ₽/h', until: 'until 20:00' } } }

export const Paid: Story = { parameters, args: { price } }
export const Selected: Story = { parameters, args: { price, isSelected: true } }
export const Free: Story = {
  args: { near: { place: samplePlace({ isFree: true, category: 'free' }), metres: 1_400 } },
}
export const ForResidents: Story = {
  args: { near: { place: samplePlace({ category: 'resident' }), metres: 300 } },
}
export const Full: Story = {
  parameters,
  args: {
    price,
    near: { place: samplePlace({ spaces: { free: 0, total: 40, disabled: 4 } }), metres: 80 },
  },
}
export const PriceNotKnown: Story = {
  args: { near: { place: samplePlace({ zone: '999' }), metres: 80 } },
}
export const Museum: Story = {
  args: {
    near: {
      place: samplePlace({ type: 'museum', category: null, zone: null, name: 'Музей города' }),
      metres: 640,
    },
  },
}
export const LongStreet: Story = {
  parameters,
  args: {
    price,
    near: { place: samplePlace({ street: 'Набережная имени Фатыха Амирхана' }), metres: 12_400 },
  },
  globals: { viewport: { value: 'phone' } },
}

/** The prices of a map that is loaded are handed to the row; without one they are not known. */
function Row(props: Omit<PlaceRowProps, 'words'> & { readonly price?: PriceWords }) {
  const { price: known, ...row } = props
  const words = useRowWords()
  return (
    <PlaceRow {...row} words={known === undefined ? words : { ...words, price: () => known }} />
  )
}
