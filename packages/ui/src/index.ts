/* oxlint-disable typescript/triple-slash-reference -- ambient types cannot be imported, and users compile these sources */
/// <reference path="./css.d.ts" />
/// <reference path="./cssVariables.d.ts" />
export { MenuFrame, type MenuFrameProps } from './MenuFrame/MenuFrame.tsx'
export { ActionMenu } from './ActionMenu/ActionMenu.tsx'
export { AppBar, AppMark, type AppBarProps } from './AppBar/AppBar.tsx'
export { useClockValue } from './clock/useClockValue.ts'
export { useNow } from './clock/useNow.ts'
export { ChipsInput, type ChipsInputProps } from './ChipsInput/ChipsInput.tsx'
export { CloseButton, type CloseButtonProps } from './CloseButton/CloseButton.tsx'
export { Combobox, type ComboboxInputProps, type ComboboxProps } from './Combobox/Combobox.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx'
export { Countdown, type CountdownLabels, type CountdownProps } from './Countdown/Countdown.tsx'
export { remaining, type Remaining } from './Countdown/remaining.ts'
export { cx } from './cx.ts'
export { DateInput, type DateInputProps } from './DateInput/DateInput.tsx'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { DurationInput, type DurationInputProps } from './DurationInput/DurationInput.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { ErrorCard, type ErrorCardProps } from './ErrorCard/ErrorCard.tsx'
export { Facts, type Fact } from './Facts/Facts.tsx'
export {
  FieldFrame,
  type FieldDescription,
  type FieldFrameProps,
} from './FieldFrame/FieldFrame.tsx'
export { FormBar, type FormBarProps } from './FormBar/FormBar.tsx'
export { FormStateContext, useTellFormState, type FormState } from './FormBar/formState.ts'
export { FormSummary, type FormSummaryProps } from './FormSummary/FormSummary.tsx'
export type { ModalPriority } from './modals/modalQueue.ts'
export { Icon, type IconProps } from './icons/Icon.tsx'
export {
  AlertIcon,
  CarIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CloseIcon,
  LayersIcon,
  ListIcon,
  LocateIcon,
  MailIcon,
  MapIcon,
  MenuIcon,
  MinusIcon,
  PinIcon,
  PlusIcon,
  ReceiptIcon,
  RefreshIcon,
  SearchIcon,
  UserIcon,
} from './icons/icons.tsx'
export {
  AccessibleIcon,
  CheckCircleIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  GlobeIcon,
  InfoIcon,
  LogoutIcon,
  MoonIcon,
  PhoneIcon,
  SendIcon,
  SunIcon,
  TrashIcon,
  WalletIcon,
  WarningIcon,
} from './icons/laterIcons.tsx'
export {
  InfiniteTable,
  type InfiniteTableProps,
  type TableColumn,
} from './InfiniteTable/InfiniteTable.tsx'
export {
  MultiSelectInput,
  type MultiSelectInputProps,
} from './MultiSelectInput/MultiSelectInput.tsx'
export { DoneNotice, type DoneNoticeProps, type Told } from './DoneNotice/DoneNotice.tsx'
export { LoadingRing, type LoadingRingProps } from './LoadingRing/LoadingRing.tsx'
export { Notice, type NoticeProps, type Tone } from './Notice/Notice.tsx'
export { useTimedMessage } from './Notice/useTimedMessage.ts'
export { NumberPlate, type NumberPlateProps } from './NumberPlate/NumberPlate.tsx'
export { PlateOrText } from './NumberPlate/PlateOrText.tsx'
export { PageHeader, type PageHeaderProps } from './Page/PageHeader.tsx'
export { searchLandmark } from './searchLandmark.ts'
export { Section, type SectionProps } from './Page/Section.tsx'
export { PlainPage, type PlainPageProps, Sheet } from './PlainPage/PlainPage.tsx'
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput.tsx'
export { PhoneInput, type PhoneInputProps } from './PhoneInput/PhoneInput.tsx'
export { PrintButton } from './PrintButton/PrintButton.tsx'
export { Printed } from './Printed/Printed.tsx'
export { PlateInput, type PlateInputProps } from './PlateInput/PlateInput.tsx'
export { formatShortMoney } from './Price/formatShortMoney.ts'
export { Price, type PriceProps } from './Price/Price.tsx'
export {
  formatEnd,
  PriceTimeline,
  type PriceTimelineProps,
} from './PriceTimeline/PriceTimeline.tsx'
export { RemainingRing, type RemainingRingProps } from './RemainingRing/RemainingRing.tsx'
export { ResponsiveSheet, type ResponsiveSheetProps } from './ResponsiveSheet/ResponsiveSheet.tsx'
export { RowCheckbox, type RowCheckboxProps } from './RowCheckbox/RowCheckbox.tsx'
export { RowMenu, type RowMenuProps } from './RowMenu/RowMenu.tsx'
export { SafeButton, type SafeButtonProps } from './SafeButton/SafeButton.tsx'
export { useSafePress } from './SafeButton/useSafePress.ts'
export { ShareButton, type ShareButtonProps } from './ShareButton/ShareButton.tsx'
export { SelectInput, type SelectInputProps } from './SelectInput/SelectInput.tsx'
export { useKeyboard } from './keyboard/useKeyboard.ts'
export { useKeptFocus } from './focus/useKeptFocus.ts'
export { accentCss } from './theme/accentCss.ts'
export { type ColorScheme, colorSchemeBoot, useColorScheme } from './theme/colorScheme.ts'
export { ParkingProvider, type ParkingProviderProps } from './theme/ParkingProvider.tsx'
export { usualAccent } from './theme/parkingTheme.ts'
export { Tint } from './theme/Tint.tsx'
export { TopLoadingBar, type TopLoadingBarProps } from './TopLoadingBar/TopLoadingBar.tsx'
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx'
export { useBackButton } from './backButton/useBackButton.ts'
