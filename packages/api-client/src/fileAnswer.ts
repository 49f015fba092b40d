/** A file, as it is told by its first bytes. */
export type FileFormat = 'pdf' | 'xls'

/** The types of the files of each format, with the ends of their names and their first bytes. */
const fileFormats: Readonly<
  Record<FileFormat, readonly { type: string; ending: string; beginning: readonly number[] }[]>
> = {
  pdf: [{ type: 'application/pdf', ending: 'pdf', beginning: [0x25, 0x50, 0x44, 0x46] }],
  // The two containers that spreadsheets come in.
  xls: [
    { type: 'application/vnd.ms-excel', ending: 'xls', beginning: [0xd0, 0xcf, 0x11, 0xe0] },
    {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ending: 'xlsx',
      beginning: [0x50, 0x4b, 0x03, 0x04],
    },
  ],
}

/**
 * Says how a call reads the file that it answers. The end of the file's name follows what came, which
 * may differ from what was asked for. An answer that is no file tells an error.
 *
 * @param name - the file's name, without its end
 */
export function fileAnswer(format: FileFormat, name: string) {
  return {
    readBytes: (body: ArrayBuffer): File | null => {
      const bytes = new Uint8Array(body)
      const found = fileFormats[format].find(({ beginning }) =>
        beginning.every((byte, at) => bytes[at] === byte),
      )
      return found ? new File([body], `${name}.${found.ending}`, { type: found.type }) : null
    },
    read: (): never => {
      throw new Error('no file')
    },
  }
}
