import { useTexts } from '@parking/runtime'
import { LayersIcon, LocateIcon, MinusIcon, PlusIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import { legendId, panelToggled, useMapView } from '../view/useMapView.ts'
import css from './MapControls.module.css'

export interface MapControlsProps {
  readonly onZoom: (steps: number) => void
  readonly onLocate: () => void
  readonly isLocating: boolean
  /** Whether there is a map to be zoomed. */
  readonly hasMap: boolean
}

/** The buttons on the map. */
export function MapControls({ onZoom, onLocate, isLocating, hasMap }: MapControlsProps): ReactNode {
  const { t } = useTexts(mapTexts)
  const isLegendOpen = useMapView((view) => view.panel === 'legend')
  return (
    <div className={css['controls']} data-over-map>
      <button
        type="button"
        className={css['button']}
        aria-expanded={isLegendOpen}
        title={t('page.legend')}
        onClick={() => {
          // Pressed again while its file is on the way, it is still wanted.
          const isWanted = useMapView.getState().panel === 'legend'
          if (!isWanted || document.getElementById(legendId) !== null) panelToggled('legend')
        }}
      >
        <LayersIcon size="l" />
      </button>
      <div className={css['pair']}>
        <button
          type="button"
          className={css['button']}
          title={t('page.zoomIn')}
          disabled={!hasMap}
          onClick={() => onZoom(1)}
        >
          <PlusIcon size="l" />
        </button>
        <button
          type="button"
          className={css['button']}
          title={t('page.zoomOut')}
          disabled={!hasMap}
          onClick={() => onZoom(-1)}
        >
          <MinusIcon size="l" />
        </button>
      </div>
      <button
        type="button"
        className={css['button']}
        title={t('page.locate')}
        aria-busy={isLocating}
        onClick={onLocate}
      >
        <LocateIcon size="l" />
      </button>
    </div>
  )
}
