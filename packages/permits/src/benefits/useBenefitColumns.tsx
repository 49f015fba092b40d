import type { Benefit } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import type { TableColumn } from '@parking/ui'
import { permitsTexts } from '../texts/ru.ts'
import { useZonesText } from '../words/useZonesText.ts'
import css from './BenefitsTable.module.css'
import { BenefitActions } from './BenefitActions.tsx'
import { BenefitName, BenefitPeriod, BenefitVehicle } from './benefitCells.tsx'

/** The columns of the driver's permits and benefits. */
export function useBenefitColumns(): readonly TableColumn<Benefit>[] {
  const { t } = useTexts(permitsTexts)
  const { cadastral } = useAppContext().city
  const zonesText = useZonesText()
  return [
    {
      key: 'name',
      header: t('benefits.name'),
      isRowHeader: true,
      cell: (benefit) => <BenefitName benefit={benefit} />,
    },
    {
      key: 'zone',
      header: t(cadastral ? 'benefits.quarter' : 'benefits.zone'),
      cell: ({ zones, cadastralQuarter }) => (
        <span className={css['text']}>
          {cadastral && cadastralQuarter !== null ? cadastralQuarter : zonesText(zones)}
        </span>
      ),
    },
    {
      key: 'vehicle',
      header: t('benefits.vehicle'),
      cell: ({ vehicle }) => <BenefitVehicle vehicle={vehicle} />,
    },
    {
      key: 'discount',
      header: t('benefits.discount'),
      align: 'end',
      cell: ({ percent }) => <span className={css['text']}>{percent}&nbsp;%</span>,
    },
    {
      key: 'period',
      header: t('benefits.period'),
      cell: (benefit) => <BenefitPeriod benefit={benefit} />,
    },
    {
      key: 'actions',
      header: t('benefits.actions'),
      cell: (benefit) => <BenefitActions benefit={benefit} />,
    },
  ]
}
