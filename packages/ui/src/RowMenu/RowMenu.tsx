import '../formStyles.ts'
import { Button, Menu } from '@mantine/core'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { useRef, type ReactNode } from 'react'

export interface RowMenuProps {
  readonly label: string
  /** What screen readers say instead: with the row's own name, and the label at its beginning. */
  readonly name: string
  readonly items: readonly { readonly label: string; readonly onPress: () => void }[]
  readonly className?: string | undefined
}

/**
 * Opens what can be done with a row of a list. The focus is back on its button before a dialog opens,
 * so that it returns there.
 */
export function RowMenu({ label, name, items, className = '' }: RowMenuProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu>
      <Menu.Target>
        <Button
          ref={button}
          size="sm"
          variant="default"
          rightSection={<ChevronDownIcon />}
          className={className}
          aria-label={name}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item
            key={item.label}
            onClick={() => {
              button.current?.focus()
              item.onPress()
            }}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
