import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** Chromium without a window system: half the time and memory of the full browser. */
const HEADLESS_SHELLS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chrome-headless-shell',
]
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export interface Chromium {
  path: string
  isShell: boolean
}

const isShell = (path: string): boolean => basename(path).includes('headless-shell')

/**
 * Which browser prints. A path outside the system's own places was chosen on purpose and stands; else the shell is
 * preferred where it is installed.
 */
export function findChromium(configured?: string, exists = existsSync): Chromium | undefined {
  const chosen = configured && !BROWSERS.includes(configured) ? [configured] : []
  const candidates = [...chosen, ...HEADLESS_SHELLS, ...(configured ? [configured] : []), ...BROWSERS]
  const path = candidates.find((candidate) => exists(candidate))
  return path ? { path, isShell: isShell(path) } : undefined
}

/** What the browser is told: no network, no window, nothing that talks to anyone. */
export const chromiumArguments = (sandbox: boolean): string[] => [
  ...(sandbox ? [] : ['--no-sandbox']),
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]
