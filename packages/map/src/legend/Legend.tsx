import { useTexts } from '@parking/runtime'
import { CloseButton } from '@parking/ui'
import { useId, type ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { categoryNames, layerNames, type LayerName, type MarkerType } from '../model/layers.ts'
import {
  categorySwitched,
  filtersCleared,
  layerSwitched,
  legendId,
  panelToggled,
  useMapView,
} from '../view/useMapView.ts'
import { useOverlay } from '../view/useOverlay.ts'
import css from './Legend.module.css'

const signOfLayer: Readonly<Record<LayerName, MarkerType>> = {
  parkings: 'roadside',
  meters: 'meter',
  terminals: 'terminal',
  sights: 'sight',
  residentZones: 'residentZone',
  informationTables: 'informationTable',
}

/** Says what the signs of the map mean, and switches them. */
export function Legend(): ReactNode {
  const { t: mapText } = useTexts(mapTexts)
  const { t } = useTexts(panelTexts)
  const { hiddenLayers, hiddenCategories } = useMapView((view) => view.filters)
  const id = useId()
  const { root, heading } = useOverlay(() => panelToggled('legend'))
  const hasParkings = !hiddenLayers.includes('parkings')
  return (
    <section id={legendId} ref={root} className={css['legend']} aria-labelledby={id}>
      <header className={css['header']}>
        <h2 id={id} ref={heading} tabIndex={-1} className={css['title']}>
          {mapText('page.legend')}
        </h2>
        <CloseButton label={t('legend.close')} onClick={() => panelToggled('legend')} />
      </header>
      <div className={css['body']}>
        <fieldset className={css['group']}>
          <legend>{t('legend.layers')}</legend>
          {layerNames.map((layer) => (
            <Switch
              key={layer}
              sign={signOfLayer[layer]}
              label={t(`layers.${layer}`)}
              isOn={!hiddenLayers.includes(layer)}
              onSwitch={() => layerSwitched(layer)}
            />
          ))}
        </fieldset>
        <fieldset className={css['group']} disabled={!hasParkings}>
          <legend>{t('legend.categories')}</legend>
          {categoryNames.map((category) => (
            <Switch
              key={category}
              sign={category}
              label={mapText(`kinds.${category}`)}
              isOn={hasParkings && !hiddenCategories.includes(category)}
              onSwitch={() => categorySwitched(category)}
            />
          ))}
        </fieldset>
        <button type="button" className={css['all']} onClick={filtersCleared}>
          {t('legend.showAll')}
        </button>
        <p className={css['note']}>{t('legend.zones')}.</p>
        <p className={css['note']}>{t('legend.cluster')}.</p>
        <p className={css['note']}>{t('legend.figure')}.</p>
      </div>
    </section>
  )
}

interface SwitchProps {
  readonly sign: MarkerType
  readonly label: string
  readonly isOn: boolean
  readonly onSwitch: () => void
}

function Switch({ sign, label, isOn, onSwitch }: SwitchProps): ReactNode {
  return (
    <label className={css['switch']}>
      <Sign type={sign} />
      <span className={css['label']}>{label}</span>
      <input type="checkbox" className={css['box']} checked={isOn} onChange={onSwitch} />
    </label>
  )
}
