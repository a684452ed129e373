import type { LaunchOptions } from '@playwright/test'
import { openStack } from './stack'

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env

/** The browser finds the host names of separate deployments on the ports where their servers listen. */
const hostRules = Object.values(openStack().separate)
  .map(({ url, port }) => `MAP ${new URL(url).hostname}:80 127.0.0.1:${port}`)
  .join(',')

const launch = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${hostRules}`],
})

/** Chromium without windows where there is one: everything that a page can do but for pushes, with less work. */
export const shell = launch(CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH)

/** The whole Chromium, for pushes. */
export const wholeChromium = launch(CHROMIUM_PATH)
