/** Takes away what makes no difference to a search: case, the letter `ё` and outer spaces. */
export function foldText(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е')
}
