import { vi } from 'vitest'

/** What was handed to the browser to save. */
export function watchSaved(): Blob[] {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  return files
}
