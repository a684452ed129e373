/**
 * How well documents of other makers are read: prints generated resumes in several layouts, reads the PDFs as the page does,
 * and says per layout and field how much of what was told was found (recall) and of what was found was told (precision).
 * Usage: npm run bench:import -- [documents a layout] [seed]
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { JSDOM } from 'jsdom'
import puppeteer from 'puppeteer'
import { emptyResume, newEntry, TEMPLATES, type ResumeDraft } from '@tryka/domain'
import { readLines, type SourceLine } from '@tryka/resume-import'
import { renderResume } from '@tryka/resume-template'
import { randomOf } from '../../libs/resume-import/src/testing/random'
import { chromiumArguments, findChromium } from '../../apps/api/src/features/resumes/pdf/chromium'
import { actualTexts } from '../../apps/candidate/src/base/resume/documents/actual-text'
import { readPdf } from '../../apps/candidate/src/base/resume/documents/pdf'
import { ChromiumPrinter } from '../../apps/api/src/features/resumes/resume-pdf'
import { htmlLines } from '../../apps/candidate/src/base/resume/documents/html-lines'
import { wordHtml } from '../../apps/candidate/src/base/resume/documents/unpack'
import { FIRST_LAYOUTS } from './import-layouts/first.mts'
import { HELD_OUT_LAYOUTS } from './import-layouts/held-out.mts'
import { LATER_LAYOUTS } from './import-layouts/later.mts'
import type { Told } from './import-layouts/parts.mts'
import { PRINT_LAYOUTS } from './import-layouts/prints.mts'
import { TEX_LAYOUTS } from './import-layouts/tex.mts'
import { WORD_LAYOUTS } from './import-layouts/word.mts'

const documents = Number(process.argv[2] ?? 5)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
console.log(`seed: ${seed}`)
const random = randomOf(seed)
const whole = (most: number): number => Math.floor(random() * most)
const one = <T,>(of: readonly T[]): T => of[whole(of.length)] as T
const some = <T,>(of: readonly T[], count: number): T[] =>
  of
    .map((item): [number, T] => [random(), item])
    .sort((a, b) => a[0] - b[0])
    .slice(0, count)
    .map(([, item]) => item)

const words = (text: string): string[] => text.split('|')
const FIRST = words('Asha|Ben|Chloé|Daniela|Émile|Farida|Günther|Hana|Ivo|José|Katarzyna|Liam|Mei|Noor')
const LAST = words('Menon|Oort|van der Berg|García López|Müller|Okafor|Tanaka|O’Neill|Żak|Lindqvist|Rao')
const PLACES = words('Pune, India|Berlin, Germany|Austin, TX|Lyon, France|Porto, Portugal|Leeds, UK')
const TITLES = words(
  'Software Engineer|Head of Finance|Registered Nurse|Marketing Manager|Data Analyst|Site Supervisor|Legal Counsel|Warehouse Lead|Product Designer|Primary School Teacher',
)
const COMPANIES = words(
  'Acme Payments Inc|Northwind|Zephyr Labs|Orchid & Sons|Stadtwerke Bonn GmbH|Hôpital Saint-Louis|Blue Fern|Kite Logistics|Umbra|Harbour Bank',
)
const DEGREES = words('BSc Computer Science|MBA|Master of Arts in History|B.Tech Mechanical Engineering')
const SCHOOLS = words('University of Pune|ETH Zurich|Lakeside College|Technische Universität Berlin')
const SKILLS = words(
  'Rust|Excel|Patient care|SEO|Kafka|Forklift licence|Figma|Contract law|SQL|Lesson planning',
)
const POINTS = words(
  'Cut the time of a settlement by 40 % within a year|Led a team of five across two sites|Wrote the handbook that every new colleague reads in the first week and kept it current for three years|Served 120 customers a day|Planned shifts for 40 people and kept overtime under two per cent of all the hours that were worked',
)
const date = (from: number): string => `${from}-${String(whole(12) + 1).padStart(2, '0')}`

function tell(): Told {
  let year = 2024
  const jobs = some(COMPANIES, 2 + whole(4)).map((company, index) => {
    const end = index === 0 && random() < 0.6 ? '' : date(year)
    year -= 1 + whole(3)
    const start = date(year)
    year -= 1
    return { title: one(TITLES), company, place: one(PLACES), start, end, points: some(POINTS, 2 + whole(3)) }
  })
  const name = `${one(FIRST)} ${one(LAST)}`
  return {
    name,
    email: `${name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}@example.com`,
    phone: `+49 30 ${1_000_000 + whole(8_999_999)}`,
    place: one(PLACES),
    summary: 'Nine years of work with people and numbers, glad to take over what nobody else wants to own.',
    jobs,
    schools: some(SCHOOLS, 1 + whole(2)).map((school, index) => ({
      degree: DEGREES[index] ?? '',
      school,
      end: date(2004 + whole(6)),
    })),
    skills: some(SKILLS, 4 + whole(4)),
    languages: some(words('English|German|Hindi|French'), 2).map((each, index) => [
      each,
      index ? 'fluent' : 'native',
    ]),
  }
}

type Fields = Record<string, string[]>
const wanted = (told: Told): Fields => ({
  name: [told.name],
  email: [told.email],
  phone: [told.phone],
  location: [told.place],
  'job title': told.jobs.map(({ title }) => title),
  employer: told.jobs.map(({ company }) => company),
  'job place': told.jobs.map(({ place }) => place),
  dates: told.jobs.map(({ start, end }) => `${start} ${end}`),
  points: told.jobs.flatMap(({ points }) => points),
  degree: told.schools.map(({ degree }) => degree),
  school: told.schools.map(({ school }) => school),
  skills: told.skills,
  languages: told.languages.map(([name, level]) => `${name} ${level}`),
})
const found = (draft: ResumeDraft): Fields => ({
  name: [draft.personalInfo.fullName],
  email: [draft.personalInfo.email],
  phone: [draft.personalInfo.phone],
  location: [draft.personalInfo.location],
  'job title': draft.workExperience.map(({ jobTitle }) => jobTitle),
  employer: draft.workExperience.map(({ company }) => company),
  'job place': draft.workExperience.map(({ location }) => location),
  dates: draft.workExperience.map(({ startDate, endDate }) => `${startDate} ${endDate}`),
  points: draft.workExperience.flatMap(({ description }) => description),
  degree: draft.education.map(({ degree }) => degree),
  school: draft.education.map(({ institution }) => institution),
  skills: draft.skills.flatMap(({ items }) => items),
  languages: draft.languages.map(({ name, proficiency }) => `${name} ${proficiency}`),
})

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium was found.')
const browser = await puppeteer.launch({
  executablePath: chromium.path,
  headless: chromium.isShell ? 'shell' : true,
  pipe: true,
  args: chromiumArguments(false),
})
const sheet = await browser.newPage()
const printer = new ChromiumPrinter({ chromiumPath: chromium.path })

/** The same as a resume of ours. */
const draftOf = (told: Told): ResumeDraft => ({
  ...emptyResume(),
  personalInfo: {
    ...emptyResume().personalInfo,
    fullName: told.name,
    email: told.email,
    phone: told.phone,
    location: told.place,
  },
  summary: told.summary,
  workExperience: told.jobs.map((job) => ({
    jobTitle: job.title,
    company: job.company,
    location: job.place,
    startDate: job.start,
    endDate: job.end,
    current: !job.end,
    description: job.points,
  })),
  education: told.schools.map(({ degree, school, end }) => ({
    ...newEntry.education(''),
    degree,
    institution: school,
    graduationDate: end,
  })),
  skills: [{ category: 'Tools', items: told.skills }],
  languages: told.languages.map(([name, level]) => ({
    name,
    proficiency: level === 'native' ? 'native' : 'fluent',
  })),
})
type Read = (told: Told) => Promise<SourceLine[]>
const ofPdf = async (bytes: Uint8Array) =>
  (await readPdf(new Uint8Array(bytes).buffer, { getDocument, OPS, actualTexts })).lines
// The reader of Word files parses HTML as a page does.
globalThis.DOMParser = new JSDOM('').window.DOMParser
const printed = (layouts: Record<string, (told: Told) => string>): Record<string, Read> =>
  Object.fromEntries(
    Object.entries(layouts).map(([layout, draw]): [string, Read] => [
      layout,
      async (told) => {
        await sheet.setContent(draw(told))
        return ofPdf(await sheet.pdf({ preferCSSPageSize: true, printBackground: true }))
      },
    ]),
  )
const word = Object.fromEntries(
  Object.entries(WORD_LAYOUTS).map(([layout, write]): [string, Read] => [
    layout,
    async (told) => htmlLines(await wordHtml({ buffer: Buffer.from(await write(told)) })),
  ]),
)
const ours = Object.fromEntries(
  TEMPLATES.map((templateId): [string, Read] => [
    `our own: ${templateId}`,
    async (told) => ofPdf(await printer.print(renderResume({ ...draftOf(told), templateId }))),
  ]),
)
/** What LibreOffice prints of a Word file, where it is installed: a maker of PDFs that is none of ours. */
async function byOffice(bytes: Uint8Array): Promise<SourceLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-office-'))
  try {
    await writeFile(join(folder, 'cv.docx'), bytes)
    await promisify(execFile)('soffice', [
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'cv.docx'),
    ])
    return await ofPdf(await readFile(join(folder, 'cv.pdf')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
const hasOffice = await promisify(execFile)('soffice', ['--version']).then(
  () => true,
  () => false,
)
const office = Object.fromEntries(
  Object.entries(hasOffice ? WORD_LAYOUTS : {}).map(([layout, write]): [string, Read] => [
    `${layout}, printed`,
    async (told) => byOffice(await write(told)),
  ]),
)
const SETS: [set: string, layouts: Record<string, Read>][] = [
  ['layouts by which the reader was made', printed(FIRST_LAYOUTS)],
  ['LaTeX classes', printed(TEX_LAYOUTS)],
  ['Word files', word],
  ['prints of sites and programs', printed(PRINT_LAYOUTS)],
  ['five that were first held out', printed(LATER_LAYOUTS)],
  ['held out', printed(HELD_OUT_LAYOUTS)],
  ['held out, Word files printed by LibreOffice', office],
  ['our own', ours],
]
const only = process.env['ONLY'] ?? ''
type Scores = Map<string, [right: number, told: number, found: number]>
const totals: Scores = new Map()
let layoutCount = 0
for (const [set, layouts] of SETS) {
  const ofSet: Scores = new Map()
  console.log(`\n${set}: ${Object.keys(layouts).length} layouts, precision/recall`)
  for (const [layout, read] of Object.entries(layouts)) {
    if (!layout.includes(only)) continue
    layoutCount += 1
    print(layout, await score(layout, read, [ofSet, totals]))
  }
  if (!only) print(`all ${set}`, ofSet)
}
print(`all ${layoutCount} layouts`, totals)
await browser.close()
await printer.close()

async function score(layout: string, readIt: Read, sums: Scores[]): Promise<Scores> {
  const scores: Scores = new Map()
  for (let index = 0; index < documents; index += 1) {
    const told = tell()
    const { draft } = readLines(await readIt(told), () => 'id')
    const read = found(draft)
    for (const [field, values] of Object.entries(wanted(told))) {
      const open = (read[field] ?? []).filter(Boolean)
      const total = open.length
      const right = values.filter((value) => {
        // Many layouts write names in capitals; that is no other name.
        const at = open.findIndex((one) => one.toLowerCase() === value.toLowerCase())
        if (at >= 0) open.splice(at, 1)
        return at >= 0
      }).length
      for (const sum of [scores, ...sums]) {
        const [a, b, c] = sum.get(field) ?? [0, 0, 0]
        sum.set(field, [a + right, b + values.length, c + total])
      }
      if (process.env['SHOW'] && (right < values.length || total > values.length))
        console.log(
          `  ${layout} · ${field}: told ${JSON.stringify(values)} found ${JSON.stringify(read[field])}`,
        )
    }
  }
  return scores
}

function print(title: string, scores: Scores): void {
  const share = (part: number, of: number) => (of ? (part / of).toFixed(2) : '-')
  const [right, told, all] = [...scores.values()].reduce(
    ([a, b, c], [x, y, z]) => [a + x, b + y, c + z],
    [0, 0, 0],
  )
  const row = [...scores].map(([field, [a, b, c]]) => `${field} ${share(a, c)}/${share(a, b)}`)
  console.log(`${title}: ${share(right, all)}/${share(right, told)}\n  ${row.join(' · ')}`)
}
