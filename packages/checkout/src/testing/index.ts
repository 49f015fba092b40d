export { CityBackEnd, noon, refusal, type CityState } from './cityBackEnd.ts'
export { enabledButton, isDisabled, isSeen, pressed, pressedInVain, seen } from './screenTalk.ts'
