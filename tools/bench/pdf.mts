/**
 * Resume export against the floor: Chromium printing the same content when it is already in the page. Both run in
 * turns in one process, so read the ratios. Run: npm run bench:pdf [rounds]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import puppeteer from 'puppeteer'
import { sampleResume } from '@tryka/domain/testing'
import { fontFaceCss, renderResume, type RenderedResume, toHtmlDocument } from '@tryka/resume-template'
import { chromiumArguments, findChromium } from '../../apps/api/src/features/resumes/pdf/chromium'
import { FontFiles } from '../../apps/api/src/features/resumes/pdf/font-files'
import { ChromiumPrinter } from '../../apps/api/src/features/resumes/resume-pdf'

const rounds = Number(process.argv[2] ?? 60)
const chromium = findChromium(process.env['CHROMIUM_PATH'])
if (!chromium) throw new Error('no Chromium is installed')

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const quantile = (times: number[], q: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0
const ms = (value: number): string => `${value.toFixed(0).padStart(5)} ms`

async function inline(doc: RenderedResume): Promise<string> {
  const files = new FontFiles()
  const urls = new Map<string, string>()
  for (const { file } of doc.fonts)
    urls.set(
      file,
      `data:font/woff2;base64,${((await files.bytes(file)) ?? Buffer.alloc(0)).toString('base64')}`,
    )
  return toHtmlDocument(
    doc,
    fontFaceCss(doc.fonts, (file) => urls.get(file) ?? ''),
  ).replace('font-src *', 'font-src data:')
}

const printer = new ChromiumPrinter({ chromiumPath: chromium.path })
const first = await timed(() => printer.print(renderResume(sampleResume(7))))
console.log(`browser: ${chromium.path}`)
console.log(`first export after start: ${ms(first)}  (goal: 1000 ms)`)

const browser = await puppeteer.launch({
  executablePath: chromium.path,
  headless: chromium.isShell ? 'shell' : true,
  pipe: true,
  args: chromiumArguments(false),
})
for (const [label, jobs] of [
  ['1 page', 3],
  ['2 pages', 7],
  ['4 pages', 24],
] as const) {
  const doc = renderResume(sampleResume(jobs))
  const page = await browser.newPage()
  await page.setContent(await inline(doc), { waitUntil: 'load' })
  const raw: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds + 5; round++) {
    const floor = await timed(() =>
      page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
    )
    const own = await timed(() => printer.print(renderResume(sampleResume(jobs))))
    if (round < 5) continue
    raw.push(floor)
    ours.push(own)
  }
  await page.close()
  const ratio = quantile(ours, 0.5) / quantile(raw, 0.5)
  console.log(
    `${label.padEnd(8)} raw p50 ${ms(quantile(raw, 0.5))} p95 ${ms(quantile(raw, 0.95))}   ours p50 ${ms(quantile(ours, 0.5))} p95 ${ms(quantile(ours, 0.95))}   ratio ${ratio.toFixed(2)}  (goal: 1.50)`,
  )
}

const all: number[] = []
const burst = await timed(() =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      all.push(await timed(() => printer.print(renderResume(sampleResume(7)))))
    }),
  ),
)
console.log(
  `20 at once: none failed, p95 ${ms(quantile(all, 0.95))}, ${(20_000 / burst).toFixed(0)} PDFs/s  (goal: 25/s at four at once)`,
)
let done = 0
const steady = await timed(() =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      for (; done < 100; done++) await printer.print(renderResume(sampleResume(7)))
    }),
  ),
)
console.log(`four at once: ${(100_000 / steady).toFixed(0)} PDFs/s  (goal: 25/s)`)
await Promise.all([browser.close(), printer.close()])

const folder = mkdtempSync(join(tmpdir(), 'bench-preview-'))
const script = fileURLToPath(
  new URL('../../apps/api/src/features/resumes/pdf/testing/preview-pages.ts', import.meta.url),
)
for (const jobs of [7, 24]) {
  const [drafts, shown] = [join(folder, 'drafts.json'), join(folder, 'shown.json')]
  // Another word each time, as when somebody types.
  const typed = Array.from({ length: 30 }, (_, key) => ({
    ...sampleResume(jobs),
    summary: `Typing ${'x'.repeat(key)}`,
  }))
  writeFileSync(drafts, JSON.stringify(typed))
  execFileSync(process.execPath, ['--import', 'tsx', script, drafts, shown])
  const times = (JSON.parse(readFileSync(shown, 'utf8')) as { milliseconds: number }[]).map(
    (one) => one.milliseconds,
  )
  const goal = jobs === 7 ? '  (goal: 100 ms)' : ''
  console.log(
    `preview of ${jobs} jobs: p50 ${ms(quantile(times, 0.5))} p95 ${ms(quantile(times, 0.95))}${goal}`,
  )
}
rmSync(folder, { recursive: true, force: true })
