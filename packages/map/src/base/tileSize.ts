/** Pixels of the page that a tile, or the magnified part of one, is wide and high. */
export const tileSize = 512
