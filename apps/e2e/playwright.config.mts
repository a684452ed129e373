import { defineConfig } from '@playwright/test'
import { openStack } from './src/support/stack'
import type { Options } from './src/support/fixtures'

const stack = openStack()

/** The browser finds the host names of separate deployments on the ports where their servers listen. */
const hostRules = Object.values(stack.separate)
  .map(({ url, port }) => `MAP ${new URL(url).hostname}:80 127.0.0.1:${port}`)
  .join(',')

const { CHROMIUM_SHELL_PATH, CHROMIUM_PATH } = process.env
const executablePath = CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH
const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig<Options>({
  testDir: './src',
  outputDir: './test-output/results',
  globalSetup: './src/support/global-setup.ts',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    baseURL: stack.oneOrigin.url,
    // Without pictures, which cost more than some journeys.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${hostRules}`],
    },
  },
  projects: [
    { name: 'desktop', testDir: './src/journeys', grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testDir: './src/journeys',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'separate-origins',
      testDir: './src/journeys',
      grep: /@separate/,
      use: { ...desktop, deployment: 'separate' },
    },
    { name: 'processes', testDir: './src/processes' },
  ],
})
