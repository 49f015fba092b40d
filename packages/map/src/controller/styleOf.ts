import type { FeatureLike } from 'ol/Feature.js'
import Style from 'ol/style/Style.js'

/** The style that a feature carries. */
export function styleOf(feature: FeatureLike): Style | undefined {
  const style: unknown = feature.get('style')
  return style instanceof Style ? style : undefined
}
