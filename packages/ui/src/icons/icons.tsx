import { createIcon } from './Icon.tsx'

export const MapIcon = createIcon(
  <path d="m3 6.5 6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20" />,
)

export const CarIcon = createIcon(
  <path d="M5 11.5 6.6 7a2.5 2.5 0 0 1 2.4-1.7h6A2.5 2.5 0 0 1 17.4 7l1.6 4.5M4.5 11.5h15a1.5 1.5 0 0 1 1.5 1.5v4H3v-4a1.5 1.5 0 0 1 1.5-1.5zM5 17v2M19 17v2M7 14.3h.01M17 14.3h.01" />,
)

export const ClockIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)

export const MenuIcon = createIcon(<path d="M4 7h16M4 12h16M4 17h16" />)

export const UserIcon = createIcon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </>,
)

export const PinIcon = createIcon(
  <>
    <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
)

export const SearchIcon = createIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
)

export const LocateIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5" />
  </>,
)

export const LayersIcon = createIcon(
  <path d="m12 3.5 8.5 4.5-8.5 4.5L3.5 8zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5" />,
)

export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />)

export const ChevronDownIcon = createIcon(<path d="m6 9 6 6 6-6" />)

export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)

export const AlertIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16h.01" />
  </>,
)

export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />)

export const MinusIcon = createIcon(<path d="M5 12h14" />)

export const ListIcon = createIcon(
  <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01" />,
)

export const RefreshIcon = createIcon(
  <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4.5v4.8h-4.8" />,
)

export const MailIcon = createIcon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m4 7.5 8 5.5 8-5.5" />
  </>,
)

export const ReceiptIcon = createIcon(
  <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5" />,
)
