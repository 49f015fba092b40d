import { Window } from 'happy-dom'
import type { Environment } from 'vitest/runtime'

/**
 * A page for each test file in a context of its own: a worker keeps what it has loaded and compiled, so a file
 * costs a third of what a process of its own does. What happy-dom makes belongs to the worker's realm;
 * where code asks for a class by name, a page has the worker's.
 */
const environment: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  setupVM() {
    const window = new Window({
      url: 'http://localhost:3000',
      console: globalThis.console,
      settings: { disableErrorCapturing: true },
    })
    Object.assign(window, {
      ArrayBuffer,
      BroadcastChannel: createChannels(),
      Buffer,
      CompressionStream,
      DecompressionStream,
      MessageChannel,
      structuredClone,
      Uint8Array,
    })
    return {
      getVmContext: () => window,
      async teardown() {
        await window.happyDOM.abort()
        window.close()
      },
    }
  },
  setup() {
    throw new Error('This environment needs the pool vmThreads')
  },
}

/** Makes channels for the tabs of one page: those of pages that run beside it would be heard, too. */
function createChannels(): typeof BroadcastChannel {
  const page = crypto.randomUUID()
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(`${page} ${name}`)
    }
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest looks for it by that
export default environment
