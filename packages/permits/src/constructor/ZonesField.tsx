import type { Zone } from '@parking/domain'
import { RussianText, useTexts } from '@parking/runtime'
import { MultiSelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'

/** Chooses the zones that a permit has to be good for. */
export function ZonesField({
  zones,
  ...field
}: {
  readonly id: string
  readonly zones: readonly Zone[]
  readonly value: readonly string[]
  readonly error: string | null
  readonly onChange: (zones: readonly string[]) => void
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  return (
    <MultiSelectInput
      {...field}
      label={t('finder.zones')}
      description={t('finder.zonesHint')}
      options={zones.map(({ number, name }) => ({
        value: number,
        label: name === number ? number : `${number} · ${name}`,
      }))}
      drawLabel={drawZone}
      nothingFound={t('finder.zonesNothing')}
    />
  )
}

function drawZone(label: string): ReactNode {
  return <RussianText>{label}</RussianText>
}
