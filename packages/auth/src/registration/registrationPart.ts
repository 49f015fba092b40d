// One file for the pages and what leads to them: each one loaded apart is named on the first page.
export { RegistrationPage } from './form/RegistrationPage.tsx'
export { loadRegistration } from './loadRegistration.ts'
export { ConfirmationPage } from './steps/ConfirmationPage.tsx'
export { NewAccountTold } from './steps/NewAccountTold.tsx'
export { openConfirmation, openOtherConfirmation } from './steps/openConfirmation.ts'
