import { vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'

/** A notification as a test sees it. */
interface Shown {
  readonly title: string
  readonly by: 'page' | 'worker'
  /** Where it leads; of a page's own it is the page that knows. */
  readonly address?: string
}

/** What a browser can do about notifications. */
export interface StubbedBrowser {
  readonly permission: NotificationPermission
  /** What somebody answers who is asked for permission. */
  readonly answer?: NotificationPermission
  /** Whether a page may make one: browsers of phones throw. */
  readonly pageMakes?: boolean
  /** `later`: it comes with `workerComes`. */
  readonly worker?: 'none' | 'there' | 'later'
  /** Whether the worker refuses to show one. */
  readonly workerRefuses?: boolean
}

/** Puts the notifications of a browser into a test's window. To be undone with `vi.unstubAllGlobals`. */
export function stubNotifications({
  permission,
  answer = permission,
  pageMakes = true,
  worker = 'none',
  workerRefuses = false,
}: StubbedBrowser) {
  const shown: Shown[] = []
  const presses: (() => void)[] = []
  class PageNotification {
    static permission = permission
    static async requestPermission(): Promise<NotificationPermission> {
      PageNotification.permission = answer
      return answer
    }
    constructor(title: string) {
      if (!pageMakes) throw new TypeError('Illegal constructor.')
      // What is made without permission is not shown.
      if (PageNotification.permission === 'granted') shown.push({ title, by: 'page' })
    }
    addEventListener(_: string, listener: () => void): void {
      presses.push(listener)
    }
    close(): void {}
  }
  vi.stubGlobal('Notification', PageNotification)
  const registration = {
    active: worker === 'there' ? {} : null,
    async showNotification(title: string, { data }: { data: string }): Promise<void> {
      if (workerRefuses) throw new TypeError('No permission.')
      shown.push({ title, by: 'worker', address: data })
    },
  }
  const ready = withResolvers<typeof registration>()
  if (worker === 'there') ready.resolve(registration)
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: ready.promise,
    getRegistration: async () => registration,
  })
  if (worker !== 'none') Object.assign(navigator, { serviceWorker })
  return {
    shown,
    presses,
    workerComes: () => ready.resolve(registration),
    /** The worker tells the page something. */
    workerTells: (data: unknown) =>
      serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
    undo: () => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'serviceWorker')
    },
  }
}
