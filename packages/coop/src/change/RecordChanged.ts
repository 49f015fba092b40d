/** What was to be changed is no longer as it was shown: somebody else has changed or removed it. */
export class RecordChanged extends Error {
  override readonly name = 'RecordChanged'
}
