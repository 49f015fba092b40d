import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { ActionMenu, ChevronDownIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'

/** Chooses which columns of a list are shown; the first one, which names the rows, always is. */
export function ColumnsMenu({
  columns,
  hidden,
  onToggle,
}: {
  readonly columns: readonly { readonly key: string; readonly header: string }[]
  readonly hidden: readonly string[]
  readonly onToggle: (column: string) => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  return (
    <ActionMenu closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDownIcon />}>
          {t('list.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, header }) => (
          <Menu.CheckboxItem
            key={key}
            checked={!hidden.includes(key)}
            onChange={() => onToggle(key)}
          >
            {header}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </ActionMenu>
  )
}
