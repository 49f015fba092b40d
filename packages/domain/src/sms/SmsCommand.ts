/** A command by which parking is paid through SMS. */
export interface SmsCommand {
  readonly name: string
  readonly hint: string
  readonly example: string
  readonly transcription: string
}
