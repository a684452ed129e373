import { test as base, expect, type Page } from '@playwright/test'
import { appUrl } from '@tryka/domain'
import { adminCookies } from './api'
import { mailboxIn, type Mailbox } from './mailbox'
import { openStack } from './stack'
import { openWindows } from './windows'

export interface Options {
  /** `one`: everything on one origin. `separate`: each app and the API on a host name of its own. */
  deployment: 'one' | 'separate'
}

export interface Places {
  site: (path: string) => string
  app: (path: string) => string
  admin: (path: string) => string
  api: (path: string) => string
}

export interface ConsoleWatch {
  /** A message that this journey provokes on purpose, such as an answer of 400. */
  expect: (message: RegExp) => void
}

interface Fixtures {
  places: Places
  mailbox: Mailbox
  /** A page of a signed-in administrator. */
  adminPage: Page
  browserConsole: ConsoleWatch
}

function placesOf(deployment: Options['deployment']): Places {
  const { oneOrigin, separate } = openStack()
  const to = (place: keyof typeof separate) => (path: string) =>
    appUrl(deployment === 'one' ? oneOrigin.url : separate[place].url, path)
  return { site: to('site'), app: to('app'), admin: to('admin'), api: to('api') }
}

export const test = base.extend<Fixtures & Options>({
  deployment: ['one', { option: true }],
  places: async ({ deployment }, use) => use(placesOf(deployment)),
  context: async ({ context }, use) => use(openWindows(context)),
  mailbox: [mailboxIn(openStack().mailFolder), { option: true }],
  // Every journey fails on an error in the console that it did not provoke.
  browserConsole: [
    async ({ context }, use) => {
      const heard: string[] = []
      // Playwright looks into every frame, those of a resume too, which run no script.
      const expected: RegExp[] = [/Blocked script execution in 'about:(srcdoc|blank)/]
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => heard.push(error.error().stack ?? String(error.error())))
      await use({ expect: (message) => expected.push(message) })
      expect(heard.filter((line) => !expected.some((message) => message.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  adminPage: async ({ page }, use) => {
    await page.context().addCookies(await adminCookies())
    await use(page)
  },
})

export { expect }
