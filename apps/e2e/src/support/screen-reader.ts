import { expect, type CDPSession, type Page } from '@playwright/test'

/** What is hidden from screen readers and may be: letters of options, initials of a face beside its name, numbers of lines. */
const DECORATION = /^(?:[A-Z]{1,2}|[\d\s]*)$/

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words that stand on the page for whoever sees it, piece by piece. */
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // A picture has one text of its own for all that is drawn in it, and keys are told as keys.
      if (parent.closest('script, style, noscript, [role=img], [aria-keyshortcuts] kbd')) continue
      words.push(node.textContent ?? '')
    }
    const typed = Array.from(document.querySelectorAll('textarea, input:not([type=radio], [type=checkbox])'))
    return [...words, ...typed.map((field) => (field as HTMLInputElement).value)]
  })

/** One for each page: a session that ends takes with it that the page is offline. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The words that the browser gives to a screen reader: names, values and descriptions. */
async function said(page: Page): Promise<string> {
  const session = await sessionOf(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return plain(
    nodes
      .filter(({ ignored }) => !ignored)
      .flatMap(({ name, value, description }) => [name, value, description])
      .map((one) => String(one?.value ?? ''))
      .join(' '),
  )
}

async function unsaid(page: Page): Promise<string[]> {
  const told = await said(page)
  return (await seen(page)).map(plain).filter((text) => !DECORATION.test(text) && !told.includes(text))
}

/** A screen reader says everything that a sighted person sees. A clock may go on between the two looks. */
export const expectAllSaid = (page: Page): Promise<void> =>
  expect.poll(() => unsaid(page), `words of ${page.url()} that no screen reader says`).toEqual([])
