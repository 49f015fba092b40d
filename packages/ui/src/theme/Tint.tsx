import { useLayoutEffect } from 'react'
import { accentVariables } from './accentCss.ts'

/**
 * Tints the page where its style sheet does not: `accentCss` is there sooner. It sets property by
 * property, so a content security policy without `unsafe-inline` holds, and follows the scheme that is
 * in force.
 *
 * @param props.accent the tint as `#rrggbb`
 * @throws RangeError when the accent is no such colour
 */
export function Tint({ accent }: { readonly accent: string }): null {
  useLayoutEffect(() => {
    const root = document.documentElement
    const { light, dark } = accentVariables(accent)
    const apply = () => {
      const isDark = root.getAttribute('data-mantine-color-scheme') === 'dark'
      const variables: Record<string, string> = isDark ? { ...light, ...dark } : light
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
    return () => {
      observer.disconnect()
      for (const name of Object.keys({ ...light, ...dark })) root.style.removeProperty(name)
    }
  }, [accent])
  return null
}
