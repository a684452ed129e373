import type { UserConfig } from 'vite'

export declare function shownFirst(
  config: UserConfig,
  visits: Record<string, readonly string[]>,
): Promise<Set<string>>
