/** What the worker tells a page when a reminder is pressed. */
export interface PressedReminder {
  /** Where the reminder leads. */
  readonly pressedReminder: string
}

/** Finds where a reminder leads in what a page was told; null where it was told something else. */
export function readPressedReminder(told: unknown): string | null {
  if (typeof told !== 'object' || told === null || !('pressedReminder' in told)) return null
  return typeof told.pressedReminder === 'string' ? told.pressedReminder : null
}

/** Where a press on a reminder leads: a page, with the extension of a session over it. */
export function pressedAddress({
  page,
  extend,
}: {
  readonly page: string
  readonly extend: string | null
}): string {
  return extend === null ? page : `${page}#${new URLSearchParams({ extend })}`
}

/** The session whose extension an address, or what stands behind its `#`, names; null: none. */
export function sessionToExtend(address: string): string | null {
  return new URLSearchParams(address.split('#').at(-1)).get('extend')
}
