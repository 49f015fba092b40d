/** The browser has taken the file by then, in milliseconds. */
const taken = 60_000

/** Hands a file to the browser, which saves or opens it. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), taken)
}
