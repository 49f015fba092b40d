import { show } from './show.tsx'
import { FullStack } from './FullStack.tsx'

show(<FullStack />)
