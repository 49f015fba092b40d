import { cruise } from 'dependency-cruiser'
import { config } from '../../.dependency-cruiser.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFolderCircles } from './findFolderCircles.mjs'

/**
 * Reads the imports of a workspace and names those that break the rules of the layers.
 *
 * @param {string} root - the folder that holds packages/ and apps/
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function cruiseLayers(root) {
  const folders = ['packages', 'apps', 'scripts', 'e2e'].filter((folder) =>
    existsSync(join(root, folder)),
  )
  const { enhancedResolveOptions, ...options } = config.options
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
      enhancedResolveOptions,
    },
    { ...enhancedResolveOptions },
  )
  const isOurs = ({ source }) => folders.some((folder) => source.startsWith(`${folder}/`))
  const modules = output.modules.filter(isOurs)
  const circles = findFolderCircles(modules)
  return {
    modules: modules.length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...circles.map(({ from, to }) => ({ rule: 'no-circles-of-folders', from, to })),
    ],
  }
}
