import { mapQuery } from '@parking/api-client'
import { useAppContext, useDevicePosition } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { measureDistances, unknownDistances, type Distances } from './measureDistances.ts'

/** How far zones and parkings are, where the driver has told the map where the device is. */
export function useDistances(): Distances {
  const { api } = useAppContext()
  const here = useDevicePosition()
  const { data: map } = useQuery({ ...mapQuery(api), enabled: here !== null })
  return useMemo(
    () =>
      here === null || map === undefined
        ? unknownDistances
        : measureDistances(map.objects, here.position),
    [here, map],
  )
}
