import { useElementSize } from '@mantine/hooks'
import type { Spending, SpendingBy } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { formatShortMoney } from '@parking/ui'
import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import type { ReactNode } from 'react'
import { spendingTexts } from '../texts/ru.ts'
import { chartBars } from './chartBars.ts'
import css from './Spending.module.css'
import { useGroupName, type NameDriver } from './useGroupName.ts'

/** All in pixels. */
const sizes = { row: 48, bar: 16, words: 18, axis: 32, edge: 12 }
/** As many bars as fit a screen beside each other's names. */
const most = 12
/** A figure of the axis needs so many pixels. */
const tick = 110

/** Draws what was spent as bars, each with its name and its sum above it. */
export function SpendingChart({
  spending,
  by,
  nameDriver,
}: {
  readonly spending: Spending
  readonly by: SpendingBy
  readonly nameDriver: NameDriver
}): ReactNode {
  const { t, language } = useTexts(spendingTexts)
  const nameOf = useGroupName(by, nameDriver)
  const { ref, width } = useElementSize()
  const bars = chartBars(spending.groups, by, most)
  const height = bars.length * sizes.row
  const longest = Math.max(...bars.map(({ spent }) => spent), 1)
  const room = Math.max(width - 2 * sizes.edge, 0)
  const along = scaleLinear({ domain: [0, longest], range: [0, room], nice: 4 })
  const down = scaleBand({ domain: bars.map((_, at) => at), range: [0, height] })
  return (
    <div ref={ref} className={css['chart']}>
      <svg
        width={width}
        height={height + sizes.axis}
        role="img"
        aria-label={t('sums.chart')}
        data-bars={bars.length}
      >
        <Group left={sizes.edge}>
          {bars.map(({ of, spent }, at) => (
            <Group key={nameOf(of)} top={down(at) ?? 0}>
              <text className={css['name']} y={sizes.words}>
                {nameOf(of)}
              </text>
              <text className={css['value']} x={room} y={sizes.words} textAnchor="end">
                {formatMoney(spent, language)}
              </text>
              <BarRounded
                className={css['bar'] ?? ''}
                x={0}
                y={sizes.words + 6}
                width={along(spent)}
                height={sizes.bar}
                radius={Math.min(4, along(spent) / 2)}
                right
              />
            </Group>
          ))}
          <AxisBottom
            top={height}
            scale={along}
            numTicks={Math.max(Math.floor(room / tick), 1)}
            tickFormat={(value) => formatShortMoney(Number(value), language)}
            axisClassName={css['axis'] ?? ''}
            tickLabelProps={(value, at) => ({
              className: css['figure'] ?? '',
              textAnchor:
                at === 0 ? 'start' : along(Number(value)) > room - tick / 2 ? 'end' : 'middle',
            })}
          />
        </Group>
      </svg>
    </div>
  )
}
