import { plateTypes } from '@parking/plates'
import { plateTypeNames } from '@parking/plates/names'
import type { Meta, StoryObj } from '@storybook/react-vite'
import css from '../stories.module.css'
import { NumberPlate } from './NumberPlate.tsx'

const meta = {
  title: 'Foundations/Number plates',
  component: NumberPlate,
  args: { number: 'А123ВС777', size: 'l' },
} satisfies Meta<typeof NumberPlate>
export default meta

type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const RegionOfTwoDigits: Story = { args: { number: 'М456ОР16' } }
export const Motorcycle: Story = { args: { number: '1234АВ77' } }
export const Taxi: Story = { args: { number: 'АВ12377' } }
export const Transit: Story = { args: { number: 'АВ123С77' } }
export const Police: Story = { args: { number: 'А123477' } }
export const PoliceMotorcycle: Story = { args: { number: '1234А77' } }
export const PoliceTrailer: Story = { args: { number: '123А77' } }
export const Foreign: Story = { args: { number: 'B 1234 XYZ', format: 'foreign' } }
export const NotYetWhole: Story = { args: { number: 'А12' } }
export const EverySize: Story = {
  render: (args) => (
    <div className={css['stack']}>
      <NumberPlate {...args} size="s" />
      <NumberPlate {...args} size="m" />
      <NumberPlate {...args} size="l" />
    </div>
  ),
}

/** The types of the table that may park. Of any other the characters are drawn as they stand. */
export const EveryTypeThatMayPark: Story = {
  render: (args, { globals }) => (
    <dl className={css['pairs']}>
      {plateTypes
        .filter(({ accepted }) => accepted)
        .map(({ type, shapes: [shape] }) => (
          <div key={type}>
            <dt>
              <NumberPlate {...args} number={fill(shape)} size="m" />
            </dt>
            <dd>{plateTypeNames[type][globals['language'] === 'en' ? 'en' : 'ru']}</dd>
          </div>
        ))}
    </dl>
  ),
}

/** Where no narrow type is to be had the plate grows: a number that is cut is another one. */
export const InAWideType: Story = {
  args: { number: 'М456ОР777' },
  render: (args) => (
    <div className={css['wide']}>
      <NumberPlate {...args} />
    </div>
  ),
  play: ({ canvas }) => {
    const plate = canvas.getByRole('img')
    const cut = [plate, ...plate.children].filter((box) => box.scrollWidth > box.clientWidth + 1)
    if (cut.length > 0) throw new Error(`cut: ${cut.map((box) => box.textContent).join(', ')}`)
  },
}

/** A plate of a shape of the table. */
function fill(shape: string): string {
  return shape.replaceAll('(0)', '').replaceAll('0', '7').replaceAll('*', 'А')
}
