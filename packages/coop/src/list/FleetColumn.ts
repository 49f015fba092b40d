import type { ReactNode } from 'react'

/** A row of a list of the company, with what it is told from the others by. */
export interface FleetRow {
  readonly key: string
}

/** A column of such a list: what it shows is also what it is searched and sorted by. */
export interface FleetColumn<Row> {
  readonly key: string
  readonly header: string
  /** What stands in it, as text; empty when there is nothing. */
  readonly text: (row: Row) => string
  /** Whether a plate or a phone stands in it, found in either alphabet and with or without spaces. */
  readonly isCode?: boolean
  /** How wide it is beside the others; 1 where absent. */
  readonly weight?: number
  /** What a file that is saved says instead, where that is for machines too. */
  readonly saved?: (row: Row) => string
  /** Draws it, where text alone would not do. */
  readonly cell?: (row: Row) => ReactNode
}

/** Which of the rows are wanted: all of them, or those that something is true of. */
export interface FleetChoice<Row> {
  readonly value: string
  readonly label: string
  readonly test: (row: Row) => boolean
}

/** Something that can be done with a row, or with all that are chosen. */
export interface FleetAction<Subject> {
  readonly key: string
  readonly label: string
  readonly onPress: (subject: Subject) => void
  /** Whether it can be done with this one; always where absent. */
  readonly fits?: (subject: Subject) => boolean
}
