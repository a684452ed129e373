import { APP_PATHS } from '@tryka/domain'

/** Where to go afterwards: a page of this app, never an address that somebody else put into a link. */
export function safeReturn(path: string | null): string | undefined {
  const pages: readonly string[] = APP_PATHS.candidate
  return path && pages.includes(path.split(/[?#]/)[0] ?? '') ? path : undefined
}
