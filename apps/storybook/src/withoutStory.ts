const field = 'one field of ui under another label: the field has its stories'
const wiring = 'chooses or hands on and has no look of its own'
const notYet = 'seen only in the whole screen: a story of its own is still to be written'

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
  'map/src/list/ListHeader.tsx': notYet,
  'payments/src/phone/PhoneCallbackPage.tsx': notYet,
  'payments/src/sessions/SessionActions.tsx': notYet,
  'payments/src/unpaid/UnpaidActions.tsx': notYet,
  'payments/src/unpaid/UnpaidSessionCard.tsx': notYet,
  'permits/src/purchase/PurchaseCost.tsx': notYet,
  'auth/src/registration/form/HaveAccount.tsx': notYet,
  'auth/src/registration/steps/NewAccountTold.tsx': notYet,
  'profile/src/feedback/chat/ChatInput.tsx': notYet,
  'profile/src/mine/edit/StepForm.tsx': notYet,
  'profile/src/mine/own/KeptCard.tsx': notYet,
  'profile/src/operations/export/ExportMenu.tsx': notYet,
  'profile/src/operations/filter/LateChoice.tsx': notYet,
  'profile/src/operations/list/ReceiptLink.tsx': notYet,
  'city/src/words/Loaded.tsx': notYet,
  'coop/src/fleet/CompanyReading.tsx': notYet,
  'coop/src/import/ImportPreview.tsx': notYet,
}
