import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchTile, findNearest } from './fetchTile.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))

afterEach(() => vi.unstubAllGlobals())

/** Answers parts of a file, as every host of files does. */
function hostOf(file: Uint8Array<ArrayBuffer>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit = {}) => {
    const range = new Headers(headers).get('range') ?? ''
    asked.push(range)
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    return new Response(file.slice(Number(from), Number(to) + 1), { status: 206 })
  })
  return asked
}

describe('a tile of an archive', () => {
  const url = 'https://city.example/tiles.pmtiles'

  it('is the one that lies there', async () => {
    const asked = hostOf(new Uint8Array(fixture('shortbread.pmtiles')))
    const tile = await fetchTile({ kind: 'pmtiles', url, at: [14, 9903, 5116] })
    expect(Buffer.from(tile)).toEqual(gunzipSync(fixture('shortbread-14-9903-5116.mvt.gz')))
    await fetchTile({ kind: 'pmtiles', url, at: [14, 9902, 5116] })
    // The list of what is in the archive came once.
    expect(asked).toHaveLength(3)
  })

  it('comes once the line is back', async () => {
    const lost = 'https://city.example/lost.pmtiles'
    const ask = async () => fetchTile({ kind: 'pmtiles', url: lost, at: [14, 9903, 5116] })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('Failed to fetch')
    hostOf(new Uint8Array(fixture('shortbread.pmtiles')))
    expect((await ask()).length).toBeGreaterThan(0)
  })

  it('is drawn from the last one that the archive has, where that ends before', async () => {
    const asked = hostOf(new Uint8Array(fixture('shortbread.pmtiles')))
    const near = { kind: 'pmtiles', url, at: [16, 4 * 9903 + 3, 4 * 5116 + 1] } as const
    const last = { ...near, at: [14, 9903, 5116] } as const
    expect(await findNearest(near, { divisions: 2, column: 1, row: 0 })).toEqual({
      address: last,
      crop: { divisions: 8, column: 7, row: 2 },
    })
    const whole = { divisions: 1, column: 0, row: 0 }
    expect(await findNearest(last, whole)).toEqual({ address: last, crop: whole })
    expect(asked.length, 'the list of what is in the archive came once').toBeLessThan(2)
    expect((await fetchTile(last)).length).toBeGreaterThan(0)
  })

  it('is told to be missing where the archive has none', async () => {
    hostOf(new Uint8Array(fixture('shortbread.pmtiles')))
    await expect(fetchTile({ kind: 'pmtiles', url, at: [14, 0, 0] })).rejects.toThrow('none')
  })

  it('is told to be missing where there is no archive', async () => {
    const none = 'https://city.example/none.pmtiles'
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 404 }))
    await expect(fetchTile({ kind: 'pmtiles', url: none, at: [14, 0, 0] })).rejects.toThrow(Error)
  })
})

describe('a tile with an address of its own', () => {
  const address = { kind: 'vector', url: 'https://city.example/14/1/2.mvt' } as const

  it('is what is answered there', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1, 2])))
    expect(await fetchTile(address)).toEqual(new Uint8Array([1, 2]))
  })

  it('is unpacked where its host answers it packed and does not say so', async () => {
    const packed = new Uint8Array(fixture('shortbread-14-9903-5116.mvt.gz'))
    vi.stubGlobal('fetch', async () => new Response(packed))
    const tile = await fetchTile(address)
    expect(Buffer.from(tile)).toEqual(gunzipSync(packed))
    vi.stubGlobal('fetch', async () => new Response(packed.slice(0, 100)))
    await expect(fetchTile(address)).rejects.toThrow(Error)
  })

  it.each([204, 404])('is told to be missing where the answer is %i', async (status) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }))
    await expect(fetchTile(address)).rejects.toThrow(String(status))
  })
})
