import compat, {
  type Identifier,
  type SimpleSupportStatement,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import { engines, floor, type Engine } from './floor.ts'

/** The browsers of the floor that lack a feature, by how the data names it, as `api.URL.parse_static`. */
const lackedBy = new Map<string, readonly Engine[]>()
for (const part of ['api', 'css', 'html', 'javascript'] as const) walk(compat[part], part)

/** All names of features. */
export function listFeatures(): readonly string[] {
  return [...lackedBy.keys()]
}

export function isKnown(feature: string): boolean {
  return lackedBy.has(feature)
}

/** Whether the data knows a feature and a browser of the floor lacks it. */
export function isLacking(feature: string): boolean {
  return whoLacks(feature).length > 0
}

/** The browsers of the floor that lack a feature; none where the data doesn't know it. */
export function whoLacks(feature: string): readonly Engine[] {
  return lackedBy.get(feature) ?? []
}

function walk({ __compat: own, ...children }: Identifier, path: string): void {
  if (own !== undefined) {
    const { support } = own
    lackedBy.set(
      path,
      engines.filter((engine) => !isIn(support[engine], floor[engine])),
    )
  }
  for (const [name, child] of Object.entries(children)) {
    if (child !== undefined) walk(child, `${path}.${name}`)
  }
}

function isIn(support: SupportStatement | undefined, version: string): boolean {
  const statements = support === undefined || Array.isArray(support) ? support : [support]
  return (statements ?? []).some((one) => isPlain(one) && isFrom(one, version))
}

/** Whether it is there for everybody and under its own name. */
function isPlain({ flags, prefix, alternative_name: other }: SimpleSupportStatement): boolean {
  return flags === undefined && prefix === undefined && other === undefined
}

function isFrom(
  { version_added: from, version_removed: to }: SimpleSupportStatement,
  version: string,
): boolean {
  return typeof from === 'string' && isAtLeast(version, from) && !(to && isAtLeast(version, to))
}

/** A version that is no number is one to come. */
function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [version, least].map((text) => text.replace('≤', '').split('.').map(Number))
  const [major = 0, minor = 0] = one ?? []
  const [leastMajor = Infinity, leastMinor = 0] = other ?? []
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
