import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ru.js'
import dayjs from 'dayjs'
import { DatePickerInput, DatesProvider } from '@mantine/dates'
import { useState, type ReactNode, type Ref } from 'react'
import { useBackButton } from '../backButton/useBackButton.ts'
import { ChevronDownIcon } from '../icons/icons.tsx'
import css from './DateInput.module.css'

export interface DateInputProps {
  id?: string | undefined
  ref?: Ref<HTMLButtonElement>
  label: string
  description?: ReactNode
  error?: ReactNode
  /** A day as `2026-11-24`; null while none is chosen. */
  value: string | null
  onChange: (day: string | null) => void
  /** The first day that can be chosen; the calendar opens on its month while none is. */
  min: string
  /** The last day that can be chosen; any later one can when absent. */
  max?: string | undefined
  language: 'ru' | 'en'
  /** What the calendar's arrows are called. */
  labels: { previousMonth: string; nextMonth: string }
}

const dayFormat = 'D MMMM YYYY'

/** Chooses a day from a calendar that opens below the field. */
export function DateInput({ min, max, language, labels, ...field }: DateInputProps) {
  const [isOpen, setOpen] = useState(false)
  const { value, label } = field
  useBackButton(isOpen, pressEscape)
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePickerInput
        {...field}
        // A label alone would hide the day from who listens.
        aria-label={
          value === null ? label : `${label}: ${dayjs(value).locale(language).format(dayFormat)}`
        }
        getDayProps={(day) => ({ 'aria-pressed': day === value })}
        minDate={min}
        {...(max === undefined ? {} : { maxDate: max })}
        defaultDate={value ?? min}
        valueFormat={dayFormat}
        // A choice among some weeks needs neither years nor the days of other months.
        maxLevel="month"
        hideOutsideDates
        classNames={{ day: css['day'] ?? '' }}
        size="md"
        rightSection={<ChevronDownIcon />}
        rightSectionPointerEvents="none"
        ariaLabels={labels}
        // As a dialog it would want a name, and Mantine's own goes with the id of the field.
        popoverProps={{
          withRoles: false,
          returnFocus: true,
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
        }}
      />
    </DatesProvider>
  )
}

/** The calendar, which has the focus, knows no other way to be closed. */
function pressEscape() {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}
