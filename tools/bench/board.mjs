/**
 * What the board of applications costs in Chromium: `npm run bench:board` against the builds in apps/. It opens the board
 * empty and with 1,000 cards in turns, as it comes from the server and with every card of every column shown, and moves
 * cards by menu and by keyboard. Exits 1 when the first cards take over a second, or the slowest twentieth of the moves
 * over 300 ms; on a machine so busy that the empty board alone takes a second, when they take half as long again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startBuiltApi } from './built-api.mjs'

const ROUNDS = 5
const MOVES = 20
const CARDS = 1_000
const MOST = { paint: 1_000, move: 300 }
const port = Number(process.env.PORT ?? 3999)
const origin = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'tryka-board-'))

const sorted = (numbers) => [...numbers].sort((a, b) => a - b)
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)]
const p95 = (numbers) => sorted(numbers)[Math.ceil(numbers.length * 0.95) - 1]
const ms = (number) => `${number.toFixed(0)} ms`.padStart(8)

/** The seeded board with so many cards in all, copies of the seeded ones under names of their own. */
function grow(board, { cards, perColumn }) {
  const models = board.columns.flatMap(({ items }) => items)
  const byStage = new Map(models.map((card) => [card.stage, card]))
  const filled = board.columns.filter(({ stage }) => byStage.has(stage))
  const each = Math.floor(cards / filled.length)
  const columns = board.columns.map((column) => {
    const model = byStage.get(column.stage)
    const total = cards && model ? each + (column === filled[0] ? cards - each * filled.length : 0) : 0
    const items = Array.from({ length: Math.min(total, perColumn) }, (_, n) => ({
      ...model,
      id: `${model.id.slice(0, 24)}${String(n).padStart(12, '0')}`,
      candidate: { ...model.candidate, name: `${model.stage} person ${n + 1}` },
    }))
    return { ...column, total, items }
  })
  return { ...board, posting: { ...board.posting, total: cards }, columns }
}

const SIZES = {
  'empty board': { cards: 0, perColumn: 20 },
  [`${CARDS} people, as it opens`]: { cards: CARDS, perColumn: 20 },
  [`${CARDS} people, every card shown`]: { cards: CARDS, perColumn: CARDS },
}

async function openBoard(context, size) {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.route('**/api/postings/*/applications?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: grow(await answer.json(), size) })
  })
  await page.goto(`${origin}/company-dashboard?section=applications`)
  await page.getByRole('region', { name: 'New', exact: true }).waitFor()
  if (size.cards) await page.getByRole('button', { name: /^applied person 1$/ }).waitFor()
  // From the navigation to the frame in which the board stands.
  const paint = await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  )
  return { page, paint }
}

/** From the press to the frame that shows the card in the other column. */
const untilMoved = (page, name) =>
  page.evaluate(
    (who) =>
      new Promise((done) => {
        const began = performance.now()
        const arrived = () =>
          [...document.querySelectorAll('section')]
            .find((section) => section.querySelector('h2')?.textContent === 'Under Review')
            ?.querySelector('li')
            ?.textContent?.includes(who)
        const look = () =>
          arrived()
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
            : requestAnimationFrame(look)
        const pressed = document.activeElement
        if (pressed?.getAttribute('role')?.startsWith('menuitem')) pressed.click()
        look()
      }),
    name,
  )

async function moveByMenu(page, name) {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Under Review' }).focus()
  return untilMoved(page, name)
}

async function moveByKeys(page, name) {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Space')
  // The second word follows the first so quickly that either may be seen.
  const lifted = new RegExp(`Picked up ${name}\\.|${name} is over New\\.`)
  await page.getByText(lifted).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText(`${name} is over Under Review.`).waitFor({ state: 'attached' })
  const moved = untilMoved(page, name)
  await page.keyboard.press('Space')
  return moved
}

async function moves(page, move) {
  const times = []
  for (let n = 1; n <= MOVES; n++) {
    const name = `applied person ${(n % 5) + 1}`
    times.push(await move(page, name))
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' })
  }
  return times
}

const api = await startBuiltApi({ port, dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const over = []
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  // The first visit fills the market of this guest.
  await openBoard(context, SIZES['empty board']).then(({ page }) => page.close())
  const paints = Object.fromEntries(Object.keys(SIZES).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, size] of Object.entries(SIZES)) {
      const { page, paint } = await openBoard(context, size)
      paints[name].push(paint)
      await page.close()
    }
  console.log(`From the address to the first cards, median of ${ROUNDS} (at most ${ms(MOST.paint).trim()})`)
  const most = Math.max(MOST.paint, 1.5 * median(paints['empty board']))
  for (const [name, times] of Object.entries(paints)) {
    console.log(`  ${name.padEnd(32)}${ms(median(times))}`)
    if (median(times) > most) over.push(`${name}: first cards`)
  }
  console.log(
    `From the press to the card in its new column, p50 and p95 of ${MOVES} (at most ${MOST.move} ms)`,
  )
  for (const [name, size] of Object.entries(SIZES).slice(1)) {
    const { page } = await openBoard(context, size)
    for (const [way, move] of Object.entries({ menu: moveByMenu, keyboard: moveByKeys })) {
      const times = await moves(page, move)
      console.log(`  ${`${name}, by ${way}`.padEnd(45)}${ms(median(times))}${ms(p95(times))}`)
      if (p95(times) > MOST.move) over.push(`${name}: moves by ${way}`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  api.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
if (over.length) console.error(`Over:\n  ${over.join('\n  ')}`)
process.exit(over.length ? 1 : 0)
