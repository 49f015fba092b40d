import { consoleScreens } from './consoleScreens.ts'
import { guestScreens } from './guestScreens.ts'
import { headerScreens } from './headerScreens.ts'
import { linkedScreens } from './linkedScreens.ts'
import { loginScreens } from './loginScreens.ts'
import { mapScreens } from './mapScreens.ts'
import { operationsScreens } from './operationsScreens.ts'
import { parkingScreens } from './parkingScreens.ts'
import { payingScreens } from './payingScreens.ts'
import { permitScreens } from './permitScreens.ts'
import { sessionScreens } from './sessionScreens.ts'
import type { ScreenState } from './ScreenState.ts'
import { topUpScreens } from './topUpScreens.ts'

/** Every screen of the portal and the console, in every state. */
export const screens: readonly ScreenState[] = [
  ...mapScreens,
  ...loginScreens,
  ...headerScreens,
  ...parkingScreens,
  ...payingScreens,
  ...sessionScreens,
  ...topUpScreens,
  ...guestScreens,
  ...operationsScreens,
  ...linkedScreens,
  ...permitScreens,
  ...consoleScreens,
]
