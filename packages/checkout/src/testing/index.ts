export { CityBackEnd, noon, refusal, type CityState } from './cityBackEnd.ts'
export { enabledButton, isDisabled, isSeen, pressed, seen } from './screenTalk.ts'
