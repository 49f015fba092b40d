import type { Fleet, FleetChange, ImportList } from '@parking/domain'
import type { TextKey, Translate } from '@parking/runtime'
import type { ComponentType, ReactNode } from 'react'
import type { EntryDialogProps } from '../entry/EntryDialog.tsx'
import type { ru } from '../fleetTexts/ru.ts'

/** A row of a list of the company, with what it is told from the others by. */
export interface FleetRow {
  readonly key: string
}

/** One of the company's lists: all that the page over it has to know of its rows. */
export interface FleetListDescription<Row extends FleetRow> {
  /** Names the list in the texts and in what is kept of it. */
  readonly name: ImportList
  /** Shown while the company has none. */
  readonly icon: ReactNode
  readonly rows: (fleet: Fleet) => readonly Row[]
  /** The first one names the row. */
  readonly columns: (t: Translate<typeof ru>) => readonly FleetColumn<Row>[]
  readonly choices: (t: Translate<typeof ru>) => readonly FleetChoice<Row>[]
  readonly actions: readonly FleetAction<Row>[]
  /** Asks for a new one, and for one that is changed where that can be done. */
  readonly Dialog: ComponentType<EntryDialogProps<Row>>
  readonly isEditable: boolean
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
  /** What a file that is saved says instead, for machines too: a plate in the letters that the page shows. */
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

/** A change that can be made of a row, or of all that are chosen. Its texts can say the row's `{{name}}`. */
export interface FleetAction<Row> {
  readonly key: 'activate' | 'deactivate' | 'remove'
  /** What is changed of a row; null where that can't be done with it. */
  readonly change: (row: Row) => FleetChange | null
  /**
   * Why it can't be removed, said to who asks for that, with the operator's `{{phone}}`. Where absent, what
   * can't be done is not offered.
   */
  readonly whyNot?: TextKey<typeof ru>
  readonly done: TextKey<typeof ru>
  readonly failed: TextKey<typeof ru>
  readonly bulkTitle: TextKey<typeof ru>
  /** What is asked before; absent where nothing is destroyed. */
  readonly question?: {
    readonly title: TextKey<typeof ru>
    readonly undoable: TextKey<typeof ru>
    /** Said where one press can't put it back. */
    readonly forGood: TextKey<typeof ru>
    /** Said of many rows, with their `{{count}}`. */
    readonly bulk: TextKey<typeof ru>
  }
}

/** Something that can be done with a row, or with all that are chosen. */
export interface OfferedAction {
  readonly label: string
  readonly onPress: () => void
}
