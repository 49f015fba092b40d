import type { PMTiles } from 'pmtiles'

/** Where a vector tile is: at an address of its own, or within an archive of all of them. */
export type TileAddress =
  | { readonly kind: 'vector'; readonly url: string }
  | {
      readonly kind: 'pmtiles'
      readonly url: string
      readonly at: readonly [z: number, x: number, y: number]
    }

const archives = new Map<string, Promise<PMTiles>>()

/**
 * Fetches a vector tile.
 *
 * @throws {Error} when it does not arrive, or there is none: one without anything in it is none too,
 *   for the ground of a farther one is seen in its place
 */
export async function fetchTile(address: TileAddress): Promise<Uint8Array> {
  if (address.kind === 'pmtiles') return readArchive(address.url, address.at)
  const answer = await fetch(address.url)
  if (answer.status !== 200) throw new Error(`tile: ${answer.status}`)
  return unpacked(new Uint8Array(await answer.arrayBuffer()))
}

/** Unpacks a tile that lies packed on its host and is answered as it lies there, without a word of it. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isPacked) return bytes
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function readArchive(url: string, at: readonly [number, number, number]) {
  const opened = archives.get(url) ?? openArchive(url)
  const tile = await opened
    .then((archive) => archive.getZxy(...at))
    .catch((error: unknown) => {
      // The library remembers what failed to come, too: an archive once lost would be lost for good.
      if (archives.get(url) === opened) archives.delete(url)
      throw error
    })
  if (tile === undefined) throw new Error('tile: none in the archive')
  return new Uint8Array(tile.data)
}

/** Opens an archive once; the library is loaded where a city has one. */
function openArchive(url: string): Promise<PMTiles> {
  const opened = import('pmtiles').then((library) => new library.PMTiles(url))
  archives.set(url, opened)
  return opened
}
