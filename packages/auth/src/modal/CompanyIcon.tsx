import { Icon, type IconProps } from '@parking/ui'
import type { ReactNode } from 'react'

/** A briefcase: whoever signs in for a company. */
export function CompanyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM9 8V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2M3 13h18M12 12v2" />
    </Icon>
  )
}
