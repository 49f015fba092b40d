import '@mantine/core/styles/Chip.layer.css'
import { Chip, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './ChipsInput.module.css'

export interface ChipsInputProps {
  /** The first choice gets it, so that a refusal can lead there. */
  id?: string | undefined
  label: string
  error?: ReactNode
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string) => void
}

/** Chooses one of a handful that are all in sight, with one press. */
export function ChipsInput({ id, label, error, options, value, onChange }: ChipsInputProps) {
  return (
    <Input.Wrapper
      label={label}
      error={error}
      labelElement="div"
      role="radiogroup"
      aria-label={label}
    >
      <Chip.Group value={value} onChange={onChange}>
        <div className={css['chips']}>
          {options.map((option, index) => (
            <Chip
              key={option.value}
              value={option.value}
              variant="outline"
              {...(index === 0 && id !== undefined ? { id } : {})}
            >
              {option.label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Input.Wrapper>
  )
}
