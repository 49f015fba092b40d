/** A way to pay that a city offers. */
export interface PaymentMethod {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly needsPhone: boolean
  /** Whether it means paying by a printed receipt. */
  readonly isReceipt: boolean
}
