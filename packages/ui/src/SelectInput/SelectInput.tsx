import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { ChevronDownIcon } from '../icons/icons.tsx'

export interface SelectInputProps extends Pick<
  NativeSelectProps,
  'id' | 'label' | 'description' | 'error' | 'value' | 'onChange' | 'onBlur' | 'onFocus'
> {
  options: readonly { value: string; label: string }[]
}

/** Chooses one of a handful with the browser's own list, which phones show as they know best. */
export function SelectInput({ options, ...rest }: SelectInputProps) {
  return <NativeSelect {...rest} data={options} rightSection={<ChevronDownIcon />} />
}
