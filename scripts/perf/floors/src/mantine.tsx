import { Frame } from './Frame.tsx'
import { Places } from './Places.tsx'
import { show } from './show.tsx'

show(
  <Frame>
    <Places title="Parking" />
  </Frame>,
)
