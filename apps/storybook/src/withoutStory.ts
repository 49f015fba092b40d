const field = 'one field of ui under another label: the field has its stories'
const words = 'a page of words alone, which the test of its address shows'
const wiring = 'chooses or hands on and has no look of its own'

/** What has no story, and why: components, and folders of ui, by their path. */
export const withoutStory: Readonly<Record<string, string>> = {
  'packages/runtime/src/codes/CodeField.tsx': field,
  'packages/spending/src/period/DayInput.tsx': field,
  'packages/runtime/src/footer/LicencesLink.tsx': wiring,
  'packages/profile/src/fines/Offence.tsx': wiring,
  'packages/ui/src/theme': wiring,
  'packages/ui/src/ActionMenu': wiring,
  'packages/sessions/src/overlay/Reminders.tsx': wiring,
  'packages/parking/src/sign/PlaceFacts.tsx': wiring,
  'packages/sessions/src/unpaid/UnpaidDialog.tsx': wiring,
  'packages/city/src/update/UpdatePage.tsx': wiring,
  'packages/coop/src/login/CompanyLoginRefusal.tsx': wiring,
  'packages/auth/src/registration/steps/ExpiredLink.tsx': words,
  'packages/auth/src/modal/FromBankNotice.tsx':
    'one notice, which the story of another browser shows',
  'apps/portal/src/layout/GuestDialogs.tsx': wiring,
  'apps/portal/src/layout/HeaderMenus.tsx': wiring,
  'apps/portal/src/layout/MemberMenus.tsx': wiring,
  'apps/portal/src/layout/Notices.tsx': wiring,
  'packages/map/src/search/LateSearchBox.tsx': wiring,
  'packages/parking/src/overMap/OverMap.tsx': wiring,
  'packages/sessions/src/overlay/ChargeNotices.tsx': wiring,
  'packages/sessions/src/overlay/PageNotices.tsx': wiring,
}
