import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'

const KEY = 'parking-color-scheme'

/** What a person may choose: a scheme of their own or `auto`, the system's. */
export type ColorScheme = MantineColorScheme

/**
 * The script that sets the scheme before the first paint. A page carries it inline with its hash or
 * as a file before the style sheets; without it the page is light until the application runs.
 */
export const colorSchemeBoot = `(function(){var s;try{s=localStorage.getItem('${KEY}')}catch(e){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('data-mantine-color-scheme',s)})()`

/** Reads and sets the colour scheme without writing a style element, which a strict CSP refuses. */
export function useColorScheme(): {
  scheme: ColorScheme
  setScheme: (scheme: ColorScheme) => void
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return { scheme: colorScheme, setScheme: setColorScheme }
}

/** Keeps the choice in local storage; a browser that blocks it keeps the choice for this visit. */
export function createSchemeManager() {
  let onStorage: ((event: StorageEvent) => void) | null = null
  return {
    get: (fallback: ColorScheme): ColorScheme => {
      const stored = read()
      return isScheme(stored) ? stored : fallback
    },
    set: (scheme: ColorScheme) => {
      try {
        localStorage.setItem(KEY, scheme)
      } catch {
        // The scheme stays applied; it is only not remembered.
      }
    },
    subscribe: (onUpdate: (scheme: ColorScheme) => void) => {
      onStorage = (event) => {
        if (event.key === KEY && isScheme(event.newValue)) onUpdate(event.newValue)
      }
      addEventListener('storage', onStorage)
    },
    unsubscribe: () => {
      if (onStorage !== null) removeEventListener('storage', onStorage)
      onStorage = null
    },
    clear: () => {
      try {
        localStorage.removeItem(KEY)
      } catch {
        // Nothing was stored.
      }
    },
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function isScheme(value: unknown): value is ColorScheme {
  return value === 'light' || value === 'dark' || value === 'auto'
}
