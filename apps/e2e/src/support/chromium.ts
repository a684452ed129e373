import type { LaunchOptions } from '@playwright/test'
import { openStack } from './stack'

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env

/** The browser finds the host names of separate deployments on the ports where their servers listen. */
const hostRules = Object.values(openStack().separate)
  .map(({ url, port }) => `MAP ${new URL(url).hostname}:80 127.0.0.1:${port}`)
  .join(',')

const launch = (executablePath: string | undefined, ...more: string[]): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', `--host-resolver-rules=${hostRules}`, ...more],
})

/** Chromium without windows says that it recognises speech on the device, and its page dies when it is asked. */
const NO_SPEECH = '--disable-blink-features=OnDeviceWebSpeechAvailable'

/** Chromium without windows where there is one: everything that a page can do but for pushes, with less work. */
export const shell = launch(CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH, NO_SPEECH)

/** The whole Chromium, for pushes. */
export const wholeChromium = launch(CHROMIUM_PATH)
