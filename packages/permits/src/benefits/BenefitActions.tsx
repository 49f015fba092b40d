import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import { permitActions, type Benefit } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { ActionMenu, ChevronDownIcon } from '@parking/ui'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { permitActionRequested } from '../store/permitDialog.ts'
import css from './BenefitsTable.module.css'
import { Nothing } from './benefitCells.tsx'

const LinkItem = createLink(function Link(props: ComponentProps<typeof Menu.Item<'a'>>) {
  return <Menu.Item {...props} component="a" />
})

/** What can be done with a permit, as a menu; nothing with one that has no number to name it by. */
export function BenefitActions({ benefit }: { readonly benefit: Benefit }): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { orderNumber, name, vehicle } = benefit
  const actions = permitActions(benefit)
  if (orderNumber === null)
    return (
      <span className={css['noActions']}>
        <Nothing words={t('benefits.noActions')} />
      </span>
    )
  const labels = {
    changeVehicle: t('action.changeVehicle'),
    pause: t('action.pause'),
    continue: t('action.continue'),
    refund: t('action.refund'),
  }
  const of = vehicle.kind === 'any' ? t('vehicle.any') : formatPlate(vehicle.plate)
  return (
    <ActionMenu>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          rightSection={<ChevronDownIcon />}
          className={css['change']}
          aria-label={t('benefits.menuOf', { name, vehicle: of })}
        >
          <span className={css['word']}>{t('benefits.menu')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <LinkItem to="/profile/abonements/$orderNumber" params={{ orderNumber }}>
          {t('action.print')}
        </LinkItem>
        {actions.map((action) => (
          <Menu.Item key={action} onClick={() => permitActionRequested(action, orderNumber)}>
            {labels[action]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </ActionMenu>
  )
}
