export { CityBackEnd, noon, ok, refusal, type CityState } from './cityBackEnd.ts'
export { PermitCity, refused } from './permitCity.ts'
export { enabledButton, isDisabled, isSeen, pressed, pressedInVain, seen } from './screenTalk.ts'
