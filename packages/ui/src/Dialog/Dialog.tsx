import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { MantineThemeProvider } from '@mantine/core'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { cx } from '../cx.ts'
import { focusNearest, pathFrom } from '../focus/focusNearest.ts'
import { useKeptFocus } from '../focus/useKeptFocus.ts'
import { useKeyboard } from '../keyboard/useKeyboard.ts'
import type { ModalPriority } from '../modals/modalQueue.ts'
import { useModalTurn } from '../modals/useModalTurn.ts'
import { useBackButton } from '../backButton/useBackButton.ts'
import css from './Dialog.module.css'

export interface DialogProps {
  opened: boolean
  /** Escape, the back button, the close button, the ground beside it. The owner closes it. */
  onClose: () => void
  title: ReactNode
  /** What the close button is called; without it there is no such button. */
  closeLabel?: string | undefined
  children: ReactNode
  /** Buttons in a bar that stays in sight. */
  footer?: ReactNode
  /** In the middle; from the bottom on phones and at the side elsewhere; or wide in the middle. */
  placement?: 'centre' | 'wide' | 'sheet' | undefined
  /** The side of the window that a sheet stands at where there is room. */
  side?: 'start' | 'end' | undefined
  /**
   * Whether the page behind is out of reach until it closes; a sheet over a map is not modal, so
   * that the map can be moved. It then takes the focus on its title and still closes on Escape.
   */
  modal?: boolean | undefined
  /** Whether a press beside it closes it too; not where something typed would be lost. */
  closeOnGround?: boolean | undefined
  /** Why it opens, which tells whose turn it is among modals; `asked` when it is not said. */
  priority?: ModalPriority | undefined
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** The id of the element that says what it is about. */
  describedBy?: string | undefined
}

/**
 * Shows a modal dialog on the browser's own one, which holds the focus, closes on Escape and makes
 * the page behind it inert; the browser's back button closes it too. The focus starts on what carries `data-autofocus`, else on the first
 * field, else on the title, and returns to where it was, or to the nearest thing that is left. Drop-downs inside it open in it.
 * Modals take turns (`modalQueue`): one whose turn has not come is there, with all that was typed, but
 * not shown.
 */
export function Dialog(props: DialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, children, footer, placement = 'centre', role } = props
  const { modal = true, closeOnGround = true, side = 'end', priority = 'asked' } = props
  const isShown = useModalTurn(modal ? priority : null)
  const ref = useOpened(modal, isShown)
  useBackButton(isShown, onClose)
  useKeptFocus(ref)
  useKeyboard()
  const titleId = useId()
  const portalId = useId()

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  /** Asked twice, a browser closes it without asking us: then it is opened again for its owner. */
  function onClosed({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
    if (!isShown || target !== dialog || dialog.open || !dialog.isConnected) return
    show(dialog, modal)
    onClose()
  }

  return (
    <dialog
      ref={ref}
      className={cx(css['dialog'], css[placement])}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      onCancel={onCancel}
      onClose={onClosed}
      onKeyDownCapture={keepFromEscape}
      onKeyDown={(event) => {
        if (!modal && event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      data-modal={modal}
      data-side={side}
    >
      {modal ? <Ground {...(closeOnGround ? { onPress: onClose } : {})} /> : null}
      <div className={css['panel']}>
        <div className={css['header']}>
          <h2 id={titleId} className={css['title']} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel === undefined ? null : (
            <CloseButton className={css['close']} label={closeLabel} size="l" onClick={onClose} />
          )}
        </div>
        <div className={css['body']}>
          <MantineThemeProvider
            inherit
            // By its id: a dialog within this one merges its theme with ours, and an element would be
            // merged node by node.
            theme={{ components: { Portal: { defaultProps: { target: `#${portalId}` } } } }}
          >
            {children}
          </MantineThemeProvider>
        </div>
        {footer === undefined ? null : <div className={css['footer']}>{footer}</div>}
      </div>
      <div id={portalId} />
    </dialog>
  )
}

/** What is open within it, such as a calendar or a list, closes first; the next Escape closes it. */
const openWithin =
  ':is(.mantine-Popover-dropdown, .mantine-Menu-dropdown):not([style*="display: none"]), [role="combobox"][aria-expanded="true"]'

function keepFromEscape(event: KeyboardEvent<HTMLDialogElement>) {
  const isOver = event.key === 'Escape' && event.currentTarget.querySelector(openWithin) !== null
  if (isOver) event.preventDefault()
}

/** The ground behind the panel. Keyboards have Escape, so it is no control of its own. */
function Ground({ onPress }: { onPress?: () => void }) {
  return <div className={css['ground']} aria-hidden="true" onPointerDown={onPress} />
}

/** Opens the browser's dialog, keeps the page from scrolling and gives the focus back at the end. */
function useOpened(modal: boolean, isShown: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  /** What in it had the focus when another modal took its place. */
  const inside = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    if (!isShown) return undefined
    const dialog = ref.current
    const before = document.activeElement === null ? [] : pathFrom(document.activeElement)
    const letScroll = modal ? keepFromScrolling() : () => undefined
    if (dialog !== null) {
      show(dialog, modal)
      if (inside.current.length > 0) focusNearest(inside.current)
      else firstFocus(dialog, modal)?.focus()
    }
    return () => {
      const hadFocus = dialog?.contains(document.activeElement) ?? false
      inside.current = hadFocus && document.activeElement ? pathFrom(document.activeElement) : []
      dialog?.close()
      letScroll()
      const lost = hadFocus || document.activeElement === document.body
      if (lost) focusNearest(before)
    }
  }, [modal, isShown])
  return ref
}

/** How many dialogs keep the page from scrolling: they do not close in the order in which they opened. */
let keepers = 0

/** Keeps the page from scrolling until the answer is called, once. */
function keepFromScrolling(): () => void {
  const { style } = document.documentElement
  keepers += 1
  style.overflow = 'hidden'
  return () => {
    keepers -= 1
    if (keepers === 0) style.overflow = ''
  }
}

function show(dialog: HTMLDialogElement, modal: boolean) {
  if (modal) dialog.showModal()
  else dialog.show()
}

function firstFocus(dialog: HTMLElement, modal: boolean): HTMLElement | null {
  const title = dialog.querySelector<HTMLElement>('h2')
  if (!modal) return title
  const fields = dialog.querySelectorAll<HTMLElement>(':is(input, select, textarea):not(:disabled)')
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus="true"]') ??
    Array.from(fields).find(isInSight) ??
    title
  )
}

/** The field that stands behind a button for files can't have the focus. */
function isInSight(field: HTMLElement): boolean {
  return !field.closest('[hidden]') && getComputedStyle(field).display !== 'none'
}
