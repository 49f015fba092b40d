import '@parking/ui/formStyles'
import { Popover } from '@mantine/core'
import { useBackButton, VisuallyHidden } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import css from './HeaderMenu.module.css'

/** A button in the header and what opens below it. */
export function HeaderMenu({
  label,
  face,
  title,
  width,
  children,
}: {
  /** What the button says to a screen reader. */
  readonly label: string
  readonly face: ReactNode
  readonly title: string
  /** The greatest width, in rem. */
  readonly width: number
  /** `leave` closes at once, so that a dialog that comes gives the focus back to the button. */
  readonly children: (leave: () => void) => ReactNode
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<HTMLButtonElement | null>(null)
  useBackButton(isOpen, () => leave())

  function leave(): void {
    setOpen(false)
    target?.focus()
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={`min(${width}rem, calc(100vw - 1rem))`}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          ref={setTarget}
          type="button"
          className={css['target']}
          onClick={() => setOpen(!isOpen)}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={css['face']} aria-hidden="true">
            {face}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={css['dropdown'] ?? ''} aria-label={title}>
        <p className={css['title']}>{title}</p>
        {children(leave)}
      </Popover.Dropdown>
    </Popover>
  )
}
