import { Menu, type MenuProps } from '@mantine/core'
import { useState } from 'react'
import { useBackButton } from '../backButton/useBackButton.ts'

/** Mantine's menu, which the browser's back button closes too. */
export function ActionMenu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false)
  useBackButton(isOpen, () => setOpen(false))
  return <Menu {...props} opened={isOpen} onChange={setOpen} />
}
