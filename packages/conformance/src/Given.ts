/** What somebody who runs the kit gives it besides the address. */
export interface Given {
  readonly login: string
  readonly password: string
  /** How a company signs in. */
  readonly company?: { readonly inn: string; readonly contract: string }
  /** The number of the zone to park in; the first one that costs something unless given. */
  readonly zone?: string
  /** Whether money may move. */
  readonly money: boolean
  /** What only a back end that is made for tests has. */
  readonly testBed?: TestBed
}

/**
 * What a back end in service can't give: its codes go to people, and what is done there stays. One
 * that can be emptied gives it, so that each case is tried.
 */
export interface TestBed {
  /** The newest code that was sent. */
  lastCode(): Promise<string>
  /** What a captcha that is being shown says. */
  captcha(): Promise<string>
  /** A third party's access token of the driver. */
  accessToken(): Promise<string>
  /** The number of a barrier's ticket that costs something. */
  ticket(): Promise<string>
  /** Lets the back end's clock go on, so that a running session costs something. */
  passTime(): Promise<void>
}
