/** A page in a browser, whichever drives it. */
export interface Tab {
  open(address: string): Promise<void>
  /** Runs a function's body in the page; what it returns comes back as JSON. */
  ask(body: string): Promise<unknown>
  /** Presses the mouse at a place of the window. */
  press(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** By the browser's own button. */
  back(): Promise<void>
  picture(): Promise<Uint8Array>
  /** What is printed, as PDF on A4; null where the engine's driver cannot print. */
  paper(): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** A browser that opens tabs, each with a storage of its own. */
export interface Engine {
  readonly name: string
  readonly version: string
  readonly openTab: () => Promise<Tab>
  /** The program that has started all others of it. */
  readonly program: number
  readonly end: () => Promise<void>
}
