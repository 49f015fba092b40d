import { fileURLToPath } from 'node:url'
// The types know the class as the default export alone.
// oxlint-disable-next-line import/no-named-as-default -- the library is called by its default export
import PDFDocument from 'pdfkit'

const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/pt-sans/${name}`))

/** Starts a PDF whose fonts have Cyrillic letters: `regular` and `bold`. */
export function openPdf(title: string, layout: 'portrait' | 'landscape' = 'portrait') {
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: 48,
    info: { Title: title },
    lang: 'ru-RU',
    bufferPages: true,
  })
  pdf.registerFont('regular', fontFile('400Regular/PTSans_400Regular.ttf'))
  pdf.registerFont('bold', fontFile('700Bold/PTSans_700Bold.ttf'))
  return pdf.font('regular')
}

export type Pdf = ReturnType<typeof openPdf>

/** Ends a PDF and collects its bytes. */
export function closePdf(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    pdf.end()
  })
}
