/**
 * What OpenLayers brings for cases that the product does not have, by the end of its file's name:
 * the controls and gestures of a map that names none, styles written as expressions, hit detection
 * by pictures, tiles of another projection than the map's. Each is a sixth to a third of a kilobyte
 * or several of them; should a case arise all the same, it says so.
 */
const unused = {
  'ol/control/defaults.js': ['defaults'],
  'ol/interaction/defaults.js': ['defaults'],
  'ol/render/canvas/style.js': ['flatStyleLikeToStyleFunction'],
  'ol/render/canvas/hitdetect.js': ['createHitDetectionImageData', 'hitDetect'],
}

/** Leaves out of OpenLayers what the map does not use and a bundler cannot know to be unused. */
export function lightMapPlugin() {
  return {
    name: 'light-map',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]ol[\\/]/ },
      handler(id) {
        const path = id.replaceAll('\\', '/')
        if (path.endsWith('/ol/reproj/Tile.js')) return 'export default class ReprojTile {}'
        const name = Object.keys(unused).find((end) => path.endsWith(`/${end}`))
        return name === undefined ? null : refusing(name, unused[name])
      },
    },
  }
}

function refusing(name, functions) {
  return functions
    .map((one) => `export function ${one}() { throw new Error('Left out: ${name}') }`)
    .join('\n')
    .concat(name.endsWith('hitdetect.js') ? '\nexport const HIT_DETECT_RESOLUTION = 0.5' : '')
}
