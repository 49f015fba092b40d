declare module '*?worker&url' {
  /** Address of the built worker. */
  const address: string
  export default address
}
