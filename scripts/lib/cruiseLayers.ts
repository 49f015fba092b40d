import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { layerRules } from './layerRules.ts'
import { findFolderCircles } from './findFolderCircles.ts'

/** An import that breaks a rule, by the paths of its modules. */
interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

/**
 * Reads the imports of a workspace and names those that break the rules of the layers.
 *
 * @param root - the folder that holds packages/ and apps/
 */
export async function cruiseLayers(
  root: string,
): Promise<{ modules: number; violations: Violation[] }> {
  const folders = ['packages', 'apps', 'scripts', 'e2e'].filter((folder) =>
    existsSync(join(root, folder)),
  )
  const { enhancedResolveOptions, ...options } = layerRules.options
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: layerRules.forbidden },
      enhancedResolveOptions,
    },
    { ...enhancedResolveOptions },
  )
  if (typeof output === 'string') throw new TypeError('dependency-cruiser has answered in words.')
  const modules = output.modules.filter(({ source }) => {
    return folders.some((folder) => source.startsWith(`${folder}/`))
  })
  const circles = findFolderCircles(modules)
  return {
    modules: modules.length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...circles.map(({ from, to }) => ({ rule: 'no-circles-of-folders', from, to })),
    ],
  }
}
