import { useEffect, useRef, type ReactNode } from 'react'
import { show } from './show.tsx'
import { FullStack } from './FullStack.tsx'

/** The least of a map: it is drawn when its code has come. */
function PlainMap(): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { drawMap } = await import('./drawMap.ts')
      if (element.current !== null) drawMap(element.current)
    }
    void draw()
  }, [])
  return <div ref={element} style={{ height: 400 }} />
}

show(<FullStack below={<PlainMap />} />)
