import { extractComponentDescription } from 'storybook/internal/docs-tools'

/** What a component's comment says of it; its parameters stand in the table below. */
export function describePlainly(component: unknown): string {
  const [words = ''] = extractComponentDescription(component).split(/^@/mu)
  return words.replaceAll(/\{@link (\w+)\}/gu, '`$1`').trim()
}
