import { Places } from './Places.tsx'
import { show } from './show.tsx'

show(<Places title="Parking" />)
