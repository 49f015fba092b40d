// Apart from the others, so that the first page does not carry them.
import { createIcon } from './Icon.tsx'

export const WalletIcon = createIcon(
  <path d="M18 7.5V6a2 2 0 0 0-2.5-1.9L5 6.2A2.5 2.5 0 0 0 3 8.6V17a2.5 2.5 0 0 0 2.5 2.5h13A2.5 2.5 0 0 0 21 17v-7a2.5 2.5 0 0 0-2.5-2.5H5.5M16.5 13.5h.01" />,
)

export const GlobeIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c4.8 5 4.8 12 0 17-4.8-5-4.8-12 0-17z" />
  </>,
)

export const ChevronRightIcon = createIcon(<path d="m9 6 6 6-6 6" />)

export const ChevronLeftIcon = createIcon(<path d="m15 6-6 6 6 6" />)

export const CheckCircleIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.3 2.7 2.7 5.3-5.7" />
  </>,
)

export const WarningIcon = createIcon(<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01" />)

export const InfoIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </>,
)

export const EyeIcon = createIcon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)

export const EyeOffIcon = createIcon(
  <path d="M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.3A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17" />,
)

export const EditIcon = createIcon(
  <path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17v3zM14.5 7.5l3 3" />,
)

export const TrashIcon = createIcon(
  <path d="M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5" />,
)

export const LogoutIcon = createIcon(
  <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
)

export const FilterIcon = createIcon(<path d="M4 6h16M7 12h10M10 18h4" />)

export const DownloadIcon = createIcon(<path d="M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15" />)

export const ShareIcon = createIcon(
  <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5" />,
)

export const CopyIcon = createIcon(
  <>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
    <path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5" />
  </>,
)

export const SendIcon = createIcon(<path d="M4 4.5 21 12 4 19.5 6.5 12zM6.5 12H14" />)

export const ExternalIcon = createIcon(
  <path d="M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v4.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1H10" />,
)

export const PhoneIcon = createIcon(
  <path d="M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7 2 2 0 0 1 6 3.5z" />,
)

export const SunIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
)

export const MoonIcon = createIcon(<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />)

export const AccessibleIcon = createIcon(
  <>
    <circle cx="11" cy="4.5" r="1.5" />
    <path d="M11 8.5v5h4.5L18 19M11 10.5h4M8 11.7a4.7 4.7 0 1 0 6.3 6.3" />
  </>,
)
