/** Pixels of the page that a tile, or the magnified crop of one, is wide and high. */
export const tileSize = 512
