/** A file, as it is told by its first bytes. */
export type FileKind = 'pdf' | 'xls'

const kinds = {
  pdf: {
    type: 'application/pdf',
    beginnings: [[0x25, 0x50, 0x44, 0x46]],
  },
  xls: {
    type: 'application/vnd.ms-excel',
    // The two containers that spreadsheets come in.
    beginnings: [
      [0xd0, 0xcf, 0x11, 0xe0],
      [0x50, 0x4b, 0x03, 0x04],
    ],
  },
}

/** Says how a call reads the file that it answers. An answer that is no file tells an error. */
export function fileAnswer(kind: FileKind) {
  const { type, beginnings } = kinds[kind]
  return {
    readFile: (body: ArrayBuffer): Blob | null => {
      const bytes = new Uint8Array(body)
      const isFile = beginnings.some((beginning) =>
        beginning.every((byte, at) => bytes[at] === byte),
      )
      return isFile ? new Blob([body], { type }) : null
    },
    read: (): never => {
      throw new Error('no file')
    },
  }
}
