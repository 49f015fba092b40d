import { cruise } from 'dependency-cruiser'
import { config } from '../../.dependency-cruiser.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the imports of a workspace and names those that break the rules of the layers.
 *
 * @param {string} root - the folder that holds packages/ and apps/
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function cruiseLayers(root) {
  const folders = ['packages', 'apps'].filter((folder) => existsSync(join(root, folder)))
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
  return {
    modules: output.modules.filter(({ source }) => /^(packages|apps)\//.test(source)).length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  }
}
