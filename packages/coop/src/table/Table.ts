/** A table as its rows, the headers first. */
export type Table = readonly (readonly string[])[]
