const field = 'one field of ui under another label: the field has its stories'
const wiring = 'chooses or hands on and has no look of its own'

/** What has no story, and why: components, and folders of ui, by their path below `packages/`. */
export const withoutStory: Readonly<Record<string, string>> = {
  'runtime/src/codes/CodeField.tsx': field,
  'spending/src/period/DayInput.tsx': field,
  'permits/src/purchase/VehicleField.tsx': field,
  'profile/src/vehicles/dialog/PlateFields.tsx': field,
  'ui/src/theme': wiring,
  'payments/src/overlay/Reminders.tsx': wiring,
  'payments/src/sign/PlaceFacts.tsx': wiring,
  'payments/src/unpaid/UnpaidDialog.tsx': wiring,
  'city/src/update/UpdatePage.tsx': wiring,
  'coop/src/login/CompanyLoginRefusal.tsx': wiring,
  'auth/src/modal/CompanyIcon.tsx': wiring,
}
