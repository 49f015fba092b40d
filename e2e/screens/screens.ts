import { consoleScreens } from './consoleScreens.ts'
import { contentScreens } from './contentScreens.ts'
import { guestScreens } from './guestScreens.ts'
import { headerScreens } from './headerScreens.ts'
import { letterScreens } from './letterScreens.ts'
import { linkedScreens } from './linkedScreens.ts'
import { loginScreens } from './loginScreens.ts'
import { mapScreens } from './mapScreens.ts'
import { operationsScreens } from './operationsScreens.ts'
import { parkingScreens } from './parkingScreens.ts'
import { payingScreens } from './payingScreens.ts'
import { permitScreens } from './permitScreens.ts'
import { profileScreens } from './profileScreens.ts'
import { sessionScreens } from './sessionScreens.ts'
import { registrationScreens } from './registrationScreens.ts'
import type { ScreenState } from './ScreenState.ts'
import { topUpScreens } from './topUpScreens.ts'
import { vehicleScreens } from './vehicleScreens.ts'

/** Every screen of the portal and the console, in every state. */
export const screens: readonly ScreenState[] = [
  ...mapScreens,
  ...loginScreens,
  ...registrationScreens,
  ...headerScreens,
  ...parkingScreens,
  ...payingScreens,
  ...sessionScreens,
  ...topUpScreens,
  ...guestScreens,
  ...operationsScreens,
  ...letterScreens,
  ...linkedScreens,
  ...permitScreens,
  ...profileScreens,
  ...vehicleScreens,
  ...contentScreens,
  ...consoleScreens,
]
