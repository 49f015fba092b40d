import css from './TopLoadingBar.module.css'

export interface TopLoadingBarProps {
  active: boolean
  label: string
}

/**
 * Shows at the top edge that something loads. It appears after 400 ms (specification section 9), so
 * that what is quick does not flicker.
 */
export function TopLoadingBar({ active, label }: TopLoadingBarProps) {
  if (!active) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress element each their way
    <div className={css['root']} role="progressbar" aria-label={label}>
      <div className={css['bar']} />
    </div>
  )
}
