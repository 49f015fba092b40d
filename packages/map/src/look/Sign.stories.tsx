import { useTexts } from '@parking/runtime'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import { markerLooks } from './markerLook.ts'
import { Sign } from './Sign.tsx'

const meta = {
  title: 'Foundations/Map markers',
  component: Sign,
  parameters: { app: { texts: [mapTexts] } },
  args: { type: 'roadside' },
} satisfies Meta<typeof Sign>
export default meta

type Story = StoryObj<typeof meta>

/**
 * Parkings are square like the road sign, all other places are round; no type is told by
 * colour alone. The first colour is the sign's ground, the second that of its lines on the dark map.
 */
export const EveryKind: Story = { render: () => <Markers /> }

function Markers(): ReactNode {
  const { t } = useTexts(mapTexts)
  const types = Object.keys(markerLooks).filter((type) => type in markerLooks)
  return (
    <dl
      style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.75rem 1rem', margin: 0 }}
    >
      {types.filter(isType).map((type) => (
        <div key={type} style={{ display: 'contents' }}>
          <dt>
            <Sign type={type} />
          </dt>
          <dd style={{ margin: 0 }}>
            {t(`kinds.${type}`)} <code>{markerLooks[type].ground}</code>,{' '}
            <code>{markerLooks[type].bright}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isType(type: string): type is keyof typeof markerLooks {
  return type in markerLooks
}
