import type { Meta, StoryObj } from '@storybook/react-vite'
import * as firstIcons from './icons.tsx'
import * as laterIcons from './laterIcons.tsx'
import css from '../stories.module.css'

const icons = { ...firstIcons, ...laterIcons }

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta

export const TheWholeSet: StoryObj<typeof meta> = {
  render: () => (
    <ul className={css['grid']}>
      {Object.entries(icons).map(([name, Glyph]) => (
        <li key={name} className={css['cell']}>
          <Glyph size="l" />
          {name.replace(/Icon$/u, '')}
        </li>
      ))}
    </ul>
  ),
}

export const NamedWhereItStandsAlone: StoryObj<typeof icons.AccessibleIcon> = {
  args: { size: 'xl', label: 'Места для инвалидов' },
  parameters: { en: { label: 'Places for disabled people' } },
  render: (args) => <icons.AccessibleIcon {...args} />,
}
