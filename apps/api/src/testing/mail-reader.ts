import axe from 'axe-core'
import type { Page } from 'puppeteer'
import puppeteer from 'puppeteer'
import { chromiumArguments, findChromium } from '../features/resumes/pdf/chromium'
import { asPage } from '../mail/mark'
import type { Mail } from '../mail/mailer'

const THEMES = ['light', 'dark'] as const
/** As wide as the letter itself, and a small phone. */
const WIDTHS = [600, 320] as const
/** The ground of the letter in each theme: where it differs, the colours of the theme did not arrive. */
const GROUNDS = { light: 'rgb(248, 250, 251)', dark: 'rgb(5, 21, 24)' } as const
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the page itself tells; a string, because it runs there. */
const LOOK = `(async () => {
  const { violations } = await axe.run(document, { runOnly: ${JSON.stringify(WCAG)}, resultTypes: ['violations'] })
  return [
    ...violations.map(({ id, nodes }) => id + ' at ' + nodes.map(({ html }) => html.slice(0, 160)).join(' and ')),
    ...[...document.querySelectorAll('a')].filter((link) => !link.innerText.trim()).map((link) => 'a link without a name: ' + link.href),
    ...[...document.images].filter((image) => !image.complete || !image.naturalWidth).map(() => 'a picture that is not there'),
  ]
})()`
const MEASURE = `(() => ({
  wide: document.documentElement.scrollWidth - window.innerWidth,
  ground: getComputedStyle(document.body).backgroundColor,
  low: [...document.querySelectorAll('.btn-a')].filter((button) => button.getBoundingClientRect().height < 44).length,
}))()`

interface Measured {
  wide: number
  ground: string
  low: number
}

/** What of a mail is wrong as it stands on a page that is open. */
async function faultsAt(page: Page, width: number, theme: keyof typeof GROUNDS): Promise<string[]> {
  await page.setViewport({ width, height: 900 })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  const { wide, ground, low } = (await page.evaluate(MEASURE)) as Measured
  // What is read does not change with the width.
  const seen = width === WIDTHS[0] ? ((await page.evaluate(LOOK)) as string[]) : []
  return [
    ...seen,
    ...(wide > 0 ? [`${wide}px of sideways scroll`] : []),
    ...(ground === GROUNDS[theme] ? [] : [`the ground is ${ground}`]),
    ...(low > 0 ? ['a button that is low'] : []),
  ].map((fault) => `${theme}, ${width} px: ${fault}`)
}

/** A program that shows mails, one after the other on one page, and says what is wrong with each. */
export async function openMailReader() {
  const chromium = findChromium(process.env['CHROMIUM_PATH'])
  if (!chromium) throw new Error('no Chromium is installed')
  const browser = await puppeteer.launch({
    executablePath: chromium.path,
    headless: chromium.isShell ? 'shell' : true,
    pipe: true,
    args: chromiumArguments(false),
  })
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url())
  })
  /** Shows a mail, and nothing of those before. */
  const show = async ({ html }: Pick<Mail, 'html'>) => {
    asked.length = 0
    await page.setContent(asPage(html), { waitUntil: 'load' })
  }
  await show({ html: '' })
  await page.evaluate(axe.source)

  return {
    async faultsOf(mail: Mail): Promise<string[]> {
      await show(mail)
      const faults: string[] = []
      for (const theme of THEMES)
        for (const width of WIDTHS) faults.push(...(await faultsAt(page, width, theme)))
      return [...faults, ...asked.map((url) => `it fetches ${url}`)].map(
        (fault) => `${mail.subject}: ${fault}`,
      )
    },
    /** What is marked by a press on the code of a mail. */
    async markedByPress(mail: Mail): Promise<string> {
      await show(mail)
      await page.click('.code')
      return (await page.evaluate('getSelection().toString()')) as string
    },
    close: () => browser.close(),
  }
}
export type MailReader = Awaited<ReturnType<typeof openMailReader>>
