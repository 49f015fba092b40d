import type { UserConfig } from 'vite'

/** Puts what an app needs before its first page can be used into few files. */
export function withFirstPageChunks(
  config: () => UserConfig,
  app: {
    readonly root: string
    readonly parts: Readonly<Record<string, string>>
    readonly soon?: Readonly<Record<string, readonly string[]>>
    readonly after?: Readonly<Record<string, readonly string[]>>
    readonly apart?: Readonly<Record<string, RegExp>>
    readonly first?: readonly string[]
    readonly members?: {
      readonly entries: readonly string[]
      readonly parts: RegExp
      readonly logins: readonly string[]
      readonly guests: readonly string[]
    }
  },
): Promise<UserConfig>
