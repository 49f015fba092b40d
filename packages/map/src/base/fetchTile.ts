import { lateFile } from '@parking/runtime/lateFile'
import type { PMTiles } from 'pmtiles'
import type { TileCrop } from './readTile.ts'

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
 * Fetches a vector tile. An empty tile counts as none, so that the ground of a farther one is seen in
 * its place.
 *
 * @throws {Error} when there is no tile, or it does not arrive
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

/**
 * Finds the tile that stands in for a wanted one, and the crop of it that is wanted: an archive tells
 * at which zoom it ends, which may be before the zoom of the city's file.
 *
 * @throws {Error} when the archive does not arrive
 */
export async function findNearest(
  address: TileAddress,
  crop: TileCrop,
): Promise<{ readonly address: TileAddress; readonly crop: TileCrop }> {
  if (address.kind !== 'pmtiles') return { address, crop }
  const { maxZoom } = await ofArchive(address.url, (archive) => archive.getHeader())
  const [z, x, y] = address.at
  if (z <= maxZoom) return { address, crop }
  const within = 2 ** (z - maxZoom)
  return {
    address: { ...address, at: [maxZoom, Math.floor(x / within), Math.floor(y / within)] },
    crop: {
      divisions: crop.divisions * within,
      column: (x % within) * crop.divisions + crop.column,
      row: (y % within) * crop.divisions + crop.row,
    },
  }
}

async function readArchive(url: string, at: readonly [number, number, number]) {
  const tile = await ofArchive(url, (archive) => archive.getZxy(...at))
  if (tile === undefined) throw new Error('tile: none in the archive')
  return new Uint8Array(tile.data)
}

async function ofArchive<Found>(
  url: string,
  ask: (archive: PMTiles) => Promise<Found>,
): Promise<Found> {
  const opened = archives.get(url) ?? openArchive(url)
  try {
    return await ask(await opened)
  } catch (error) {
    // The library remembers what failed to come, too: an archive once lost would be lost for good.
    if (archives.get(url) === opened) archives.delete(url)
    throw error
  }
}

const loadArchives = lateFile({ part: 'tileArchive' }, () => import('pmtiles'))

/** Opens an archive once; the library is loaded where a city has one. */
function openArchive(url: string): Promise<PMTiles> {
  const opened = loadArchives().then((library) => new library.PMTiles(url))
  archives.set(url, opened)
  return opened
}
