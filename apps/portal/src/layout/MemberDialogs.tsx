// A chunk of its own: what signed-in people need beside every page.
export { PaymentDialogs as MemberDialogs } from '@parking/payments'
