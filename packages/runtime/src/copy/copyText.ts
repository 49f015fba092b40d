/**
 * Copies a text. Where the browser gives no leave to write to the clipboard it is selected and copied
 * as somebody would by hand.
 *
 * @param shown - the element that shows the text; what is selected stays so when copying failed
 * @returns whether it was copied
 */
export async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const selection = window.getSelection()
    selection?.selectAllChildren(shown)
    // oxlint-disable-next-line typescript/no-deprecated -- the one way left that asks for no leave
    const isCopied = document.execCommand('copy')
    if (isCopied) selection?.removeAllRanges()
    return isCopied
  }
}
