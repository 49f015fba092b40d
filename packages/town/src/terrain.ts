import type { PlanePoint } from './geometry.ts'
import type { Random } from './random.ts'
import type { Water } from './waterOf.ts'

/**
 * Bends a straight plan into a town. The plan has `along` (metres along the water, 0 at the
 * centre) and `away` (metres from the middle of the water, or from the shore of a sea, towards the
 * centre). Lines of the plan come out as streets that follow the banks near the water and arch
 * around the centre further out.
 */
export interface Terrain {
  place(along: number, away: number): PlanePoint
  /** Where on the plan the city's centre is. */
  centerAway: number
}

type Wave = readonly [size: number, alongPace: number, awayPace: number, phase: number]

function wavesOf(random: Random, sizes: readonly number[], lengths: readonly number[]): Wave[] {
  return sizes.map((size, at) => {
    const pace = (2 * Math.PI) / (lengths[at] ?? 3000)
    const direction = random.between(0, 2 * Math.PI)
    return [size, pace * Math.cos(direction), pace * Math.sin(direction), random.between(0, 6.28)]
  })
}

function sum(waves: readonly Wave[], along: number, away: number): number {
  let total = 0
  for (const wave of waves) {
    total += wave[0] * Math.sin(along * wave[1] + away * wave[2] + wave[3])
  }
  return total
}

/** Makes the terrain of a city from its water. */
export function createTerrain(water: Water, random: Random): Terrain {
  const centerAway = water.distance + water.width / 2
  const meander: Wave[] = [
    [random.between(280, 420), (2 * Math.PI) / random.between(6500, 9000), 0, random.between(0, 6)],
    [random.between(60, 130), (2 * Math.PI) / random.between(2300, 3400), 0, random.between(0, 6)],
  ]
  const swell: Wave[] = [[0.2, (2 * Math.PI) / random.between(2600, 4200), 0, random.between(0, 6)]]
  const east = wavesOf(random, [120, 70], [4300, 2300])
  const north = wavesOf(random, [120, 70], [3900, 2500])
  const arch = random.between(900, 1500)
  const fan = random.between(0.15, 0.35)

  const bend = (along: number, away: number): [number, number] => {
    const far = (away * away) / (away * away + 9e6)
    const bank = water.width > 0 ? Math.exp(-((away / (water.width * 1.5)) ** 2)) : 0
    const bow = arch * (1 - Math.exp(-(along * along) / 7e7)) * far * Math.sign(away)
    return [
      along * (1 + fan * far) + sum(east, along, away),
      away * (1 + sum(swell, along, 0) * bank) -
        bow +
        sum(meander, along, 0) * Math.exp(-Math.abs(away) / 7000) +
        sum(north, along, away),
    ]
  }

  const origin = bend(0, centerAway)
  const turn = (water.bearing * Math.PI) / 180
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  return {
    centerAway,
    place: (along, away) => {
      const [x, y] = bend(along, away)
      const right = x - origin[0]
      const up = y - origin[1]
      return [-right * cosine - up * sine, right * sine - up * cosine]
    },
  }
}
