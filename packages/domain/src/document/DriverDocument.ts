/** What a document is: a vehicle certificate (STS) or a driving licence (VU). */
export type DocumentType = 'vehicleCertificate' | 'drivingLicence'

/** A document by which fines are found. */
export interface DriverDocument {
  readonly id: string | null
  readonly type: DocumentType
  /** Series and number as they are printed. */
  readonly number: string
}
