/* Generated from the schema of cities; npm run generate makes it anew. */

/**
 * A city: where it is, who runs its parkings, what its build carries.
 */
export interface City {
  /**
   * The city's name in addresses and in the name of its file.
   */
  id: string
  /**
   * The city's name.
   */
  titles: {
    /**
     * In Russian.
     */
    ru: string
    /**
     * In English.
     */
    en: string
  }
  /**
   * Address of the city's back end, https and with the closing slash; development puts the sandbox's in its place.
   */
  apiUrl: string
  /**
   * Address of the city's own site, where it has one.
   */
  siteUrl?: string
  /**
   * What the map may show.
   */
  mapBounds: {
    /**
     * Corner with the least longitude and latitude.
     *
     * @minItems 2
     * @maxItems 2
     */
    southWest: [number, number]
    /**
     * Corner with the greatest longitude and latitude.
     *
     * @minItems 2
     * @maxItems 2
     */
    northEast: [number, number]
  }
  /**
   * Where the map opens.
   *
   * @minItems 2
   * @maxItems 2
   */
  mapCenter: [number, number]
  /**
   * Zoom levels of the map.
   */
  zoom: {
    /**
     * The farthest.
     */
    min: number
    /**
     * The nearest.
     */
    max: number
    /**
     * At which the map opens.
     */
    initial: number
  }
  /**
   * Where the base map comes from.
   */
  mapSource: VectorMapSource | ArchiveMapSource | RasterMapSource
  /**
   * IANA name of the time zone that all times of the city are in.
   */
  timeZone: string
  /**
   * Who runs the parkings.
   */
  operator: {
    /**
     * In Russian.
     */
    ru: string
    /**
     * In English.
     */
    en: string
  }
  /**
   * Step of the durations that are offered, in minutes, until the settings of the back end say another.
   */
  parkingPeriod: number
  /**
   * Barrier parkings are part of the product.
   */
  planarParkingAvailable: boolean
  /**
   * How people reach the operator.
   */
  contacts: {
    /**
     * With +7 and ten digits.
     */
    phone: string
    /**
     * E-mail address.
     */
    email: string
    /**
     * When the phone is answered. The law asks for it; the build names a city that lacks it.
     */
    hours?: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
  }
  /**
   * Who sells the parking, as the law wants it told; a build names a city that lacks it.
   */
  legal?: {
    /**
     * Full name of the organisation, as it is registered.
     */
    name: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
    /**
     * Its taxpayer number: 10 digits, 12 of a sole trader.
     */
    inn: string
    /**
     * Its number in the state register: 13 digits, 15 of a sole trader.
     */
    ogrn: string
    /**
     * Where it is registered.
     */
    address: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
  }
  /**
   * The consent to the handling of personal data, a document of its own apart from the agreement; registration asks for none when absent, and a build names a city that lacks it.
   */
  consent?: {
    /**
     * What tells this text from earlier ones, the date of its approval for example; kept with each registration.
     */
    version: string
    /**
     * The whole text; an empty line begins a paragraph. The Russian one is what drivers agree to.
     */
    text: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
  }
  /**
   * What an SMS command begins with; null where there are none.
   */
  smsPrefix: string | null
  /**
   * The number that SMS commands are sent to, for browsers that the app can't run in; they are told only of the phone when absent.
   */
  smsNumber?: string
  /**
   * How many digits the codes have that the city sends by SMS and e-mail: with the last one a code sends itself. Absent where it is not known.
   */
  codeLength?: number
  /**
   * The table of benefits shows the cadastral quarter instead of the zone.
   */
  cadastral: boolean
  /**
   * The page about the update is part of the product.
   */
  updatePage: boolean
  /**
   * Days from today to the first day on which a permit may start.
   */
  subscriptionStartDays: number
  /**
   * A third party whose ID signs drivers in, where the city has an agreement with one.
   */
  thirdPartyId?: {
    /**
     * Name of the ID, as its button says it.
     */
    name: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
    /**
     * Address of its sign-in page with all that it asks for but redirect_uri and state; it must answer with a token in the fragment. Development puts the sandbox's in its place.
     */
    signInUrl: string
  }
  /**
   * The only hosts to which a payment may lead, `self` for the site's own; an empty list lets none.
   *
   * Items: Host name without a port, or self.
   */
  paymentHosts: string[]
  /**
   * Address of the bank's page that takes the card for an order, its number in the place of {invoiceId}; its host is one of paymentHosts. /payment takes no cards when absent. Development puts the sandbox's in its place.
   */
  cardPageUrl?: string
  /**
   * The scheme of addresses that the city's mobile app opens, where it has an app that takes the code of a registration; pages lead to no app when absent.
   */
  appScheme?: string
  /**
   * Address to which browsers report breaches of the content security policy; they report to nobody when absent.
   */
  policyReportsUrl?: string
  /**
   * Address that is told of errors in the pages and of how fast pages were, without personal data; nobody is told and nothing is measured when absent.
   */
  errorReportsUrl?: string
  /**
   * Minutes without a touch or a key after which an account is signed out.
   */
  idleMinutes?: {
    /**
     * Of a driver; drivers stay signed in when absent.
     */
    driver?: number
    /**
     * Of a company in its console; 15 when absent.
     */
    company?: number
  }
  /**
   * What companies may do and are told in their console.
   */
  company?: {
    /**
     * How many changes of a company's lists may be on their way at once; 1 when absent.
     */
    callsAtOnce?: number
    /**
     * How a company puts money on its balance, in the operator's words; companies are told to ask the operator when absent.
     */
    topUp?: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
    /**
     * Where a company sends the money, as it stands on the operator's bills.
     */
    bill?: {
      /**
       * Who is paid.
       */
      recipient: string
      /**
       * Tax number of the recipient.
       */
      inn: string
      /**
       * Its code of tax registration, where it has one.
       */
      kpp?: string
      /**
       * Its account at the bank.
       */
      account: string
      /**
       * Name of the bank.
       */
      bank: string
      /**
       * Code of the bank.
       */
      bik: string
      /**
       * The bank's own account, where it has one.
       */
      correspondentAccount?: string
      /**
       * What is written as the purpose of the payment, with the company's tax number in the place of {inn}.
       */
      purpose?: string
    }
  }
  /**
   * Drivers cannot change their e-mail address; false when absent.
   */
  fixedEmail?: boolean
  /**
   * An account has one phone, which can be changed, and no other can be added; false when absent.
   */
  onePhone?: boolean
  /**
   * The back end accepts the Idempotency-Key header with calls that move money; false when absent.
   */
  idempotencyKey?: boolean
  /**
   * The back end tells by its Idempotency-Key what became of a call that moves money; false when absent.
   */
  chargeStatus?: boolean
  /**
   * The back end ends a token when its owner logs out; false when absent.
   */
  logout?: boolean
  /**
   * Accent colour of the theme, #rrggbb; white text on it has a contrast of 4.5 at least.
   */
  accent?: string
  /**
   * Folder beside this file with the city's own icons: icon.svg, icon-192.png, icon-512.png and icon-maskable.png (512 pixels, its picture within the middle four fifths). Without it the product's own are used.
   */
  icons?: string
  /**
   * What the build of the city carries and how it behaves.
   */
  flags: {
    /**
     * Login takes a phone number as well as an e-mail address.
     */
    easyAuth: boolean
    /**
     * Registration asks for a phone, an e-mail address and a password alone, not for names.
     */
    easyRegistration: boolean
    /**
     * A password is restored by phone as well as by e-mail.
     */
    easyRestore: boolean
    /**
     * The map moves to a parking that is chosen.
     */
    focusOnMarker: boolean
    /**
     * Appeals and the chat with the operator are part of the product.
     */
    feedback: boolean
    /**
     * Fines are part of the product.
     */
    penalty: boolean
    /**
     * A permit may start on a day that the driver chooses.
     */
    subscriptionStart: boolean
    /**
     * Banners may be shown, the one that offers the mobile app too.
     */
    banners: boolean
    /**
     * Active sessions are shown as cards rather than as rows.
     */
    alternativeReservationView: boolean
    /**
     * The page of the personal data rules is part of the product.
     */
    pagePersonalData: boolean
    /**
     * Title of the page of the personal data rules.
     */
    pagePersonalDataTitle: {
      /**
       * In Russian.
       */
      ru: string
      /**
       * In English.
       */
      en: string
    }
    /**
     * The city writes a page of the rules of parking, /pages/rules; menus lead there.
     */
    pageRules: boolean
    /**
     * Receipts are part of the product.
     */
    receipts: boolean
    /**
     * The constructor of permits is part of the product.
     */
    permitConstructor: boolean
    /**
     * The page on which guests pay is part of the product.
     */
    guestPayment: boolean
    /**
     * Corporate customers can log in.
     */
    corporate: boolean
  }
}
/**
 * Vector tiles.
 */
export interface VectorMapSource {
  /**
   * Kind of tiles.
   */
  kind: 'vector'
  /**
   * The words that the tiles use: those of Shortbread 1.0 or of OpenMapTiles.
   */
  schema: 'shortbread' | 'openmaptiles'
  /**
   * The last zoom of the tiles, of which nearer ones are drawn; 14 when absent.
   */
  maxZoom?: number
  /**
   * Address of a tile, with {z}, {x} and {y} in it.
   */
  url: string
  /**
   * Whose data the map shows; it stands on the map.
   */
  attribution: {
    /**
     * In Russian.
     */
    ru: string
    /**
     * In English.
     */
    en: string
  }
}
/**
 * One file with all vector tiles (PMTiles), which any host of files can serve.
 */
export interface ArchiveMapSource {
  /**
   * Kind of tiles.
   */
  kind: 'pmtiles'
  /**
   * The words that the tiles use: those of Shortbread 1.0 or of OpenMapTiles.
   */
  schema: 'shortbread' | 'openmaptiles'
  /**
   * The last zoom of the tiles, of which nearer ones are drawn; 14 when absent.
   */
  maxZoom?: number
  /**
   * Address of the file.
   */
  url: string
  /**
   * Whose data the map shows; it stands on the map.
   */
  attribution: {
    /**
     * In Russian.
     */
    ru: string
    /**
     * In English.
     */
    en: string
  }
}
/**
 * Raster tiles.
 */
export interface RasterMapSource {
  /**
   * Kind of tiles.
   */
  kind: 'xyz'
  /**
   * Address of a tile, with {z}, {x} and {y} in it.
   */
  url: string
  /**
   * Whose data the map shows; it stands on the map.
   */
  attribution: {
    /**
     * In Russian.
     */
    ru: string
    /**
     * In English.
     */
    en: string
  }
}
