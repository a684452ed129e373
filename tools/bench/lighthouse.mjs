/**
 * Lighthouse for every public page, mobile emulation: `npm run bench:lighthouse`. Its own version is fetched by npx on
 * first use, because nothing else needs it. `--runs 5` and paths can be given: every figure is their median. Before the
 * runs of a page the same page without any script is measured once: its largest paint is the floor for ours.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { pagesOf, serveBuild } from './static-server.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const GOALS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST_LCP = 1.3
const MOST_CLS = 0
const run = promisify(execFile)
const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: join(import.meta.dirname, '../../apps/marketing/dist') },
  },
  allowPositionals: true,
})
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** What takes seconds of each run and counts in no score. */
const UNSCORED = ['bf-cache', 'screenshot-thumbnails', 'final-screenshot']

const { stdout: found } = await run('npx', [
  '--yes',
  '--package',
  LIGHTHOUSE,
  '--call',
  'command -v lighthouse',
])
const lighthouse = found.trim()

async function report(url, categories) {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--disable-full-page-screenshot',
    `--skip-audits=${UNSCORED.join(',')}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]
  await run(lighthouse, args, {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  })
  return JSON.parse(await readFile(file, 'utf8'))
}

const lcpOf = ({ audits }) => audits['largest-contentful-paint'].numericValue

/** Scores from 0 to 100, and the times that explain the first of them. */
async function measure(path) {
  const page = await report(site.url + path, CATEGORIES)
  const { categories, audits } = page
  const faults = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: lcpOf(page),
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    faults: faults.map(({ id }) => id),
  }
}

const site = await serveBuild(values.dist)
const still = await serveBuild(values.dist, { scripts: false })
const folder = await mkdtemp(join(tmpdir(), 'tryka-lighthouse-'))
const file = join(folder, 'report.json')
const paths = positionals.length ? positionals : await pagesOf(values.dist)
const below = []
const row = (name, ...cells) =>
  console.log(name.slice(0, 34).padEnd(34) + cells.map((cell) => String(cell).padStart(12)).join(''))

row(
  'page',
  `perf (${GOALS.performance})`,
  'a11y',
  'best',
  'seo',
  'LCP ms',
  'floor',
  `of it (${MOST_LCP})`,
  'TBT ms',
  'CLS',
)
for (const path of paths) {
  const floor = lcpOf(await report(still.url + path, ['performance']))
  const runs = []
  for (let count = 0; count < Number(values.runs); count += 1) runs.push(await measure(path))
  const scores = CATEGORIES.map((_, index) => median(runs.map((one) => one.scores[index])))
  const of = (name) => median(runs.map((one) => one[name]))
  const ratio = of('lcp') / floor
  const missed = CATEGORIES.filter((name, index) => scores[index] < GOALS[name])
  if (ratio > MOST_LCP) missed.push('largest paint')
  if (of('cls') > MOST_CLS) missed.push('layout shift')
  if (missed.length) below.push(`${path}: ${missed.join(', ')} (${[...new Set(runs[0].faults)].join(', ')})`)
  const times = [of('lcp').toFixed(0), floor.toFixed(0), ratio.toFixed(2), of('tbt').toFixed(0)]
  row(path, ...scores, ...times, of('cls').toFixed(3))
}
await rm(folder, { recursive: true, force: true })
await Promise.all([site.close(), still.close()])
if (below.length) console.error(`Below the goal:\n  ${below.join('\n  ')}`)
process.exit(below.length ? 1 : 0)
