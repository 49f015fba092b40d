export {
  AppContextProvider,
  useAppContext,
  useService,
  type AppContext,
  type Homes,
  type Layout,
  type Service,
} from './context/AppContext.ts'
export type { MenuCity, MenuEntry } from './context/MenuEntry.ts'
export type { Build } from './build/readBuild.ts'
export { createAppContext, type AppOptions } from './app/createAppContext.ts'
export { startApp, type App } from './app/startApp.tsx'
export { runtimeTexts } from './texts/ru.ts'
export { IdleWarning } from './leaving/IdleWarning.tsx'
export { LateIdleWarning } from './leaving/LateIdleWarning.ts'
export { SignOutQuestion } from './leaving/SignOutQuestion.tsx'
export { useSignOut } from './leaving/useSignOut.ts'
export { isMoneyMoving, moneyMoves } from './busy/moneyMoves.ts'
export { isWorkRunningAnywhere, workRuns } from './busy/workRuns.ts'
export { signOutLosses } from './leaving/signOutLosses.ts'
export { goToCity } from './city/goToCity.ts'
export { chooseCity, type CityChoice } from './city/chooseCity.ts'
export { createServerClock, type ServerClock } from './clock/createServerClock.ts'
export { errorTexts } from './errorTexts/ru.ts'
export type { ErrorText } from './errorTexts/ErrorText.ts'
export { useErrorText } from './errorTexts/useErrorText.ts'
export { useChangeFailure, type ChangeFailure } from './errorTexts/useChangeFailure.ts'
export { ChangeFailed } from './errors/ChangeFailed.tsx'
export { ClosedScreen } from './errors/ClosedScreen.tsx'
export { ErrorScreen } from './errors/ErrorScreen.tsx'
export { ContactText } from './footer/ContactText.tsx'
export { LicencesLink } from './footer/LicencesLink.tsx'
export { Owner } from './footer/Owner.tsx'
export { SiteFooter } from './footer/SiteFooter.tsx'
export { useContacts } from './footer/useContacts.ts'
export { FormDialog } from './form/FormDialog.tsx'
export { LazyDialog } from './errors/LazyDialog.tsx'
export { LazyBoundary } from './errors/LazyBoundary.tsx'
export { failedReading, type FailedReading } from './errors/failedReading.ts'
export { LoadFailed } from './errors/LoadFailed.tsx'
export { NotFoundScreen } from './errors/NotFoundScreen.tsx'
export { UnreadableNote } from './errors/UnreadableNote.tsx'
export { untilIdle } from './idle/untilIdle.ts'
export { copyText } from './copy/copyText.ts'
export { saveFile } from './file/saveFile.ts'
export { keptTyping, useKeptTyping } from './form/useKeptTyping.ts'
export { findBlame, type Blame, type BlameWords } from './form/findBlame.ts'
export { useSentForm, type SentForm } from './form/useSentForm.ts'
export { useFields, type Fields } from './form/useFields.ts'
export {
  useRuledForm,
  type RefusedField,
  type Rule,
  type RuledForm,
  type Rules,
} from './form/useRuledForm.ts'
export { RussianText } from './russianText/RussianText.tsx'
export { isLanguage, languages, type Language } from './language/language.ts'
export { readAddress, writeAddress, type Address } from './language/readAddress.ts'
export { LinkButton } from './link/LinkButton.tsx'
export { LoginRefusal } from './login/LoginRefusal.tsx'
export { useAccountGuard } from './login/useAccountGuard.ts'
export { useLogin, type Login } from './login/useLogin.ts'
export { LanguageMenu } from './look/LanguageMenu.tsx'
export { SchemeMenu } from './look/SchemeMenu.tsx'
export { listEntries } from './menu/listEntries.ts'
export { listMenu } from './menu/listMenu.ts'
export { late } from './page/late.ts'
export { lateFile } from './page/lateFile.ts'
export { page, type LatePage } from './page/page.ts'
export { usePageName } from './title/usePageName.ts'
export { MenuLinks } from './menu/MenuLinks.tsx'
export { useMenu } from './menu/useMenu.ts'
export { createTranslator, type Translator } from './texts/createTranslator.ts'
export type { TextKey, TextTree } from './texts/TextKey.ts'
export { defineTexts, type Texts } from './texts/defineTexts.ts'
export { useTexts, type TextValues, type Translate } from './context/useTexts.ts'
export { createQueryClient } from './query/createQueryClient.ts'
export { useOneMutation } from './query/useOneMutation.ts'
export { findOwnPage, type OwnPage } from './router/findOwnPage.ts'
export { AccountFrame } from './router/frames.tsx'
export { plainSearch } from './router/plainSearch.ts'
export { routerOptions } from './router/routerOptions.ts'
export { accountRoute, guestOnlyRoute, memberRoute, rootRoute } from './router/routes.ts'
export { pictureAddress } from './security/pictureAddress.ts'
export { randomId } from './security/randomId.ts'
export { trustedScriptUrl } from './security/trustedScriptUrl.ts'
export { createSession, type Session, type SessionEffects } from './session/createSession.ts'
export { refuseAccount } from './session/refuseAccount.ts'
export { whenSignedOut } from './session/whenSignedOut.ts'
export { SessionExpired } from './errors/SessionExpired.tsx'
export {
  sessionReducer,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SessionStep,
  type SignedOutBy,
} from './session/sessionReducer.ts'
export { useIsMember, useSession, useSignedOutBy } from './context/useSession.ts'
export { useDistanceText } from './distance/useDistanceText.ts'
export {
  positionForgotten,
  positionFound,
  useDevicePosition,
  type Fix,
} from './position/useDevicePosition.ts'
export { useLocate, type Geolocator, type LocateState } from './position/useLocate.ts'
export { usePriceText, type PriceText } from './price/usePriceText.ts'
export { hasPersonalData, personalDataTitles } from './personalData/personalData.ts'
export { PersonalDataNote } from './personalData/PersonalDataNote.tsx'
export { CityPhone } from './errors/CityPhone.tsx'
export { useCitySettings } from './settings/useCitySettings.ts'
export { createStorage, type KeyValueStorage } from './storage/createStorage.ts'
export { deleteKept, listKept, type Kept, type KeptThing } from './storage/keptThings.ts'
export { keptValue, type KeptValue } from './storage/keptValue.ts'
export { useOpenTitle } from './title/useOpenTitle.ts'
export { tabStorage } from './storage/tabStorage.ts'
export { accountMark } from './person/accountMark.ts'
export { createPersonStore } from './person/createPersonStore.ts'
export { personValue } from './person/personValue.ts'
