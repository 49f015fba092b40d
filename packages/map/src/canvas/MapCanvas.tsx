import { useComputedColorScheme } from '@mantine/core'
import { untilIdle, useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { CreateMapDriver, MapDriver, Picked, Viewport } from '../controller/MapDriver.ts'
import { mapTexts } from '../texts/ru.ts'
import css from './MapCanvas.module.css'

/** Loads what draws the map; a page that only needs the list does not wait for it. */
export type LoadMapDriver = () => Promise<CreateMapDriver>

export interface MapCanvasProps {
  readonly load: LoadMapDriver
  /** Where it was left; null for where the city has it begin. */
  readonly start: Viewport | null
  /** The map is ready to be driven, or is gone: null. */
  readonly onDriver: (driver: MapDriver | null) => void
  /** Somebody takes hold of it, by finger, wheel or key. */
  readonly onHand: () => void
  readonly onPick: (picked: Picked) => void
  readonly onMove: (viewport: Viewport) => void
  /** It could not be drawn: the code did not arrive, or the browser has no canvas. */
  readonly onBroken: () => void
}

/** Mounts the map and hands out what drives it. */
export function MapCanvas(props: MapCanvasProps): ReactNode {
  const { city } = useAppContext()
  const settings = useCitySettings()
  const { t, language } = useTexts(mapTexts)
  const scheme = useComputedColorScheme('light')
  const element = useRef<HTMLDivElement>(null)
  const [driver, setDriver] = useState<MapDriver | null>(null)

  const pick = useEffectEvent(props.onPick)
  const move = useEffectEvent(props.onMove)
  const hand = useEffectEvent(props.onDriver)
  const fail = useEffectEvent(props.onBroken)
  const load = useEffectEvent(props.load)
  const start = useEffectEvent((create: CreateMapDriver, target: HTMLElement): MapDriver => {
    const { min, max, initial } = city.zoom
    return create(target, {
      city,
      scheme,
      language,
      center: props.start?.center ?? settings?.mapCenter ?? city.mapCenter,
      zoom: Math.min(max, Math.max(min, props.start?.zoom ?? settings?.initialZoom ?? initial)),
      onPick: (picked) => pick(picked),
      onMove: (viewport) => move(viewport),
    })
  })

  useEffect(() => {
    let made: MapDriver | null = null
    let isGone = false
    const begin = async (): Promise<void> => {
      const create = await load()
      // Making the map takes long: the list, which is all that somebody may want, comes first.
      await untilIdle()
      const target = element.current
      if (isGone || target === null) return
      made = start(create, target)
      setDriver(made)
      hand(made)
    }
    begin().catch(() => {
      if (!isGone) fail()
    })
    return () => {
      isGone = true
      made?.destroy()
      setDriver(null)
      hand(null)
    }
  }, [])

  useEffect(() => driver?.setLook(scheme, language), [driver, scheme, language])

  return (
    <div
      ref={element}
      className={css['canvas']}
      role="application"
      aria-label={t('page.map')}
      onPointerDownCapture={props.onHand}
      onWheelCapture={props.onHand}
      onKeyDownCapture={props.onHand}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows and +/- work on it
      tabIndex={0}
    />
  )
}
