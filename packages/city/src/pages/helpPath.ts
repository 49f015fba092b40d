/** The page that the bare address of pages shows. */
export const helpPath = 'help'
