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
  args: { kind: 'roadside' },
} satisfies Meta<typeof Sign>
export default meta

type Story = StoryObj<typeof meta>

/**
 * Parkings are square like the road sign, all other places are round; no kind is told by
 * colour alone. The first colour is the sign's ground, the second that of its lines on the dark map.
 */
export const EveryKind: Story = { render: () => <Markers /> }

function Markers(): ReactNode {
  const { t } = useTexts(mapTexts)
  const kinds = Object.keys(markerLooks).filter((kind) => kind in markerLooks)
  return (
    <dl
      style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.75rem 1rem', margin: 0 }}
    >
      {kinds.filter(isKind).map((kind) => (
        <div key={kind} style={{ display: 'contents' }}>
          <dt>
            <Sign kind={kind} />
          </dt>
          <dd style={{ margin: 0 }}>
            {t(`kinds.${kind}`)} <code>{markerLooks[kind].ground}</code>,{' '}
            <code>{markerLooks[kind].bright}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isKind(kind: string): kind is keyof typeof markerLooks {
  return kind in markerLooks
}
