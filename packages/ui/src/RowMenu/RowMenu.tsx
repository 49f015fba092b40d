import '../formStyles.ts'
import { Menu } from '@mantine/core'
import { useBackButton } from '../backButton/useBackButton.ts'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import css from './RowMenu.module.css'

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
 *
 * The menu is there only while it is open, and its button is the browser's own: a list has one in each
 * row, and many rows come at once while it is scrolled.
 */
export function RowMenu({ label, name, items, className }: RowMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close(): void {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  useBackButton(isOpen, close)
  const target = (
    <button
      ref={button}
      type="button"
      className={cx(css['button'], className)}
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
    >
      <span>{label}</span>
      <ChevronDownIcon />
    </button>
  )
  if (!isOpen) return target
  return (
    <Menu opened onClose={close} returnFocus={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item
            key={item.label}
            closeMenuOnClick={false}
            onClick={() => {
              close()
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
