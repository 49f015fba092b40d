export { SessionDialogs } from './overlay/SessionDialogs.tsx'
export { PageNotices } from './overlay/PageNotices.tsx'
export { SessionReminders } from './overlay/SessionWatch.tsx'
export { BalanceMenu } from './header/BalanceMenu.tsx'
export { ParkingMenu } from './header/ParkingMenu.tsx'
export { ParkAgain } from './again/ParkAgain.tsx'
export { KnownOverMap } from './offline/KnownOverMap.tsx'
export { useKeptSms } from './offline/useKeptSms.ts'
export {
  DeferredList,
  GuestSessions,
  OfflineHelp,
  SessionsBesideAccount,
  GuestSessionsLink,
} from './lateModules.tsx'
export { sessionsTexts } from './texts/ru.ts'
export { useDurationLabels } from './texts/useDurationLabels.ts'
export { durationText } from './texts/durationText.ts'
export { CostDetails } from './cost/CostDetails.tsx'
export { CostTotal } from './cost/CostTotal.tsx'
export { HourPriceLine } from './cost/HourPriceLine.tsx'
export { estimateCost, estimateByRules, type EstimateInput } from './cost/estimateCost.ts'
export { findPriceBlocker } from './cost/findPriceBlocker.ts'
export { useParkingCost, type AskedCost } from './cost/useParkingCost.ts'
export { useZoneRules } from './cost/useZoneRules.ts'
export { zoneRules, type ZoneRules } from './cost/zoneRules.ts'
export { useParkingData, type ParkingData } from './data/useParkingData.ts'
export { GuestDevice } from './device/GuestDevice.tsx'
export { RunningHere } from './device/RunningHere.tsx'
export { guestService } from './device/guestService.ts'
export { paidPlates, timedSession, useGuestSessions } from './device/guestSessions.ts'
export { guestSessionsKey } from './device/guestSessionsKey.ts'
export { sessionOfCharge, type GuestPaid } from './device/sessionOfCharge.ts'
export { useHasPaidAsGuest } from './device/useHasPaidAsGuest.ts'
export { choiceOfPlate } from './draft/choiceOfPlate.ts'
export { topUpToPark, useContinued } from './draft/continuation.ts'
export { rememberedSession } from './draft/lastSession.ts'
export {
  dayChosen,
  durationChosen,
  keptDraft,
  linkFollowed,
  parkingChosen,
  payPressed,
  startTimeChosen,
  useParkingDraft,
  vehicleChosen,
  zoneChosen,
  type DraftVehicle,
  type ParkingLink,
  type PickedVehicle,
  type ParkingDraft,
} from './draft/parkingDraft.ts'
export { SessionsList } from './lists/SessionsList.tsx'
export { ExtendParked } from './running/ExtendParked.tsx'
export type { JustPaid } from './running/PaidSession.tsx'
export { usePlaceText } from './running/usePlaceText.ts'
export { extendRequested, sessionActionClosed } from './draft/useSessionAction.ts'
export { evidenceRoute } from './evidence/evidence.route.ts'
export { sessionsService } from './service/sessionsService.ts'
