// Tools that use TypeScript's own programming interface, which TypeScript 7 no longer has, get the
// last version that has it. A hook rather than packageExtensions: those can't take a peer away.
const needTypeScript6 = new Set(['dependency-cruiser', 'openapi-typescript'])

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (!needTypeScript6.has(manifest.name)) return manifest
      delete manifest.peerDependencies?.typescript
      manifest.dependencies = { ...manifest.dependencies, typescript: '6.0.3' }
      return manifest
    },
  },
}
