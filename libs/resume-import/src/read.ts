import { emptyResume, RESUME_LIMITS as MAX, type NewId } from '@tryka/domain'
import { readContact } from './contact'
import { readCertificates } from './certificates'
import { splitEntries } from './entries'
import { bodySize, headingKind, splitSections, unspaced, type Section } from './headings'
import { readJobs, readVolunteering } from './jobs'
import { readLanguages } from './languages'
import { readAwards, readInterests, readPublications, readReferences } from './more-sections'
import { readOwnSection } from './own-sections'
import { joinPoints } from './points'
import { prepared } from './prepare'
import { readProjects } from './projects'
import { roleOf } from './roles'
import { readSchools } from './schools'
import { readSkills } from './skills'
import { Tracker } from './tracker'
import type { ReadResume, SourceLine } from './types'

/** The line that is the name: the largest of page 1, else the first that is neither a detail nor a heading. */
export function nameLine(lines: readonly SourceLine[]): SourceLine | undefined {
  const labelled = lines.slice(0, 12).find(({ text }) => NAME_LABEL.test(text))
  if (labelled) return labelled
  const page = lines.filter(({ page: on, text }) => on === 1 && isName(text))
  const largest = Math.max(0, ...page.map(({ size }) => size))
  const large = page.filter(({ size }) => size > largest - 0.3)
  if (largest > bodySize(lines) + 1.5 && large.length <= 2) return large[0]
  return page.slice(0, 8).find(({ text }) => !TITLES.test(text)) ?? page[0]
}

/** The line that goes on with a name too long for its column: alone as large as that one, and close below it. */
function restOfName(lines: readonly SourceLine[], name: SourceLine): SourceLine | undefined {
  const below = lines[lines.indexOf(name) + 1]
  if (!below || name.size <= bodySize(lines) + 1.5 || below.page !== name.page) return
  if (!isName(below.text) || roleOf(below.text) === 'title') return
  const close = below.y > name.y && below.y - name.y < 2 * name.size && Math.abs(below.x - name.x) < name.size
  return close && Math.abs(below.size - name.size) < 0.3 ? below : undefined
}

/** "Curriculum vitae" stands where a name might. */
const TITLES = /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|hoja de vida)$/i

/** What a form writes before a name. */
const NAME_LABEL =
  /^(?:(?:full |first )?name|vor- und nachname|nombre(?: y apellidos)?|nom(?: et prénom)?|nome(?: e cognome| completo)?|naam|surname\(s\) \/ first name\(s\)|first name\(s\) surname\(s\))\s*[\t:]\s*(?=\p{L})/iu

const asSet = ({ text }: SourceLine): string => text.replace(NAME_LABEL, '').replace(/\t.*/, '').trim()

/** The name that a line tells. */
export const nameIn = (line: SourceLine): string => unspaced(asSet(line))

function isName(text: string): boolean {
  const bare = unspaced(text.replace(/\t.*/, '').trim())
  return (
    bare.length >= 2 &&
    bare.length <= 60 &&
    !/[\d@:/|•]/.test(bare) &&
    !headingKind(bare) &&
    !TITLES.test(bare) &&
    bare.split(/\s+/).length <= 6 &&
    /^\p{L}/u.test(bare)
  )
}

class Document {
  readonly draft = emptyResume()
  readonly tracker = new Tracker()
  readonly dates = new Map<SourceLine, string>()
  readonly #newId: NewId

  constructor(newId: NewId) {
    this.#newId = newId
  }

  /** The top of the page and every section of contact: details by their patterns, the rest may be a summary. */
  contact(lines: readonly SourceLine[], [name, rest]: readonly SourceLine[], top: boolean): void {
    const { personalInfo } = this.draft
    const told: SourceLine[] = []
    for (const line of lines) {
      const text = line === name ? line.text.replace(NAME_LABEL, '').slice(nameIn(line).length) : line.text
      const { found, rest: words } = readContact(text)
      for (const { field, value } of found) {
        if (personalInfo[field]) continue
        const most =
          field === 'email' ? 254 : /^(?:linkedIn|github|portfolio)$/.test(field) ? MAX.link : MAX.line
        personalInfo[field] = this.tracker.take(`personalInfo.${field}`, value, line, most)
      }
      if (line !== name && words.length > 60) told.push(line)
    }
    if (name && lines.includes(name)) this.#headline(lines, rest ?? name)
    if (top && told.length) this.summary(told, true)
  }

  /** A line directly below the name that reads like the title of a job. */
  #headline(lines: readonly SourceLine[], name: SourceLine): void {
    const below = lines[lines.indexOf(name) + 1]
    if (!below || below.text.length > 60 || /[@\d\t]|[.!?]$/.test(below.text)) return
    if (roleOf(below.text) !== 'title') return
    this.draft.headline = this.tracker.take('headline', below.text, below)
    this.tracker.doubt('headline', 'It stands below your name.')
  }

  summary(lines: readonly SourceLine[], guessed = false): void {
    const [first] = lines
    if (!first) return
    const text = joinPoints(lines)
      .map((point) => point.text)
      .join(' ')
    const all = [this.draft.summary, text].filter(Boolean).join(' ')
    this.draft.summary = this.tracker.take('summary', all, first, MAX.paragraph)
    if (guessed) this.tracker.doubt('summary', 'It stands at the top without a heading.')
  }

  section({ kind, heading, lines }: Section): void {
    const { draft, tracker, dates } = this
    const newId = this.#newId
    if (!lines.length) return
    if (kind === 'summary') this.summary(lines)
    else if (kind === 'workExperience')
      draft.workExperience.push(...readJobs(lines, draft.workExperience.length, tracker, dates, newId))
    else if (kind === 'education')
      draft.education.push(...readSchools(lines, draft.education.length, tracker, dates, newId))
    else if (kind === 'volunteer')
      draft.volunteer.push(...readVolunteering(lines, draft.volunteer.length, tracker, dates, newId))
    else if (kind === 'skills') draft.skills.push(...readSkills(lines, draft.skills.length, tracker, newId))
    else if (kind === 'languages')
      draft.languages.push(...readLanguages(lines, draft.languages.length, tracker, newId))
    else if (kind === 'certifications')
      draft.certifications.push(...readCertificates(lines, draft.certifications.length, tracker, newId))
    else if (kind === 'projects')
      draft.projects.push(...readProjects(lines, draft.projects.length, tracker, newId))
    else if (kind === 'awards') draft.awards.push(...readAwards(lines, draft.awards.length, tracker, newId))
    else if (kind === 'publications')
      draft.publications.push(...readPublications(lines, draft.publications.length, tracker, newId))
    else if (kind === 'interests')
      draft.interests.push(...readInterests(lines, draft.interests.length, tracker, newId))
    else if (kind === 'references')
      draft.references.push(...readReferences(lines, draft.references.length, tracker, newId))
    else if (heading && draft.customSections.length < MAX.customSections)
      draft.customSections.push(readOwnSection(heading, lines, draft.customSections.length, tracker, newId))
  }

  /** Jobs of a document that has no heading over them. */
  unheaded(lines: readonly SourceLine[]): void {
    if (this.draft.workExperience.length || splitEntries(lines).entries.length === 0) return
    this.section({ kind: 'workExperience', lines: [...lines] })
    this.draft.workExperience.forEach((_, index) =>
      this.tracker.doubt(`workExperience.${index}.jobTitle`, 'No heading says that this is a job.'),
    )
  }
}

/** A resume out of the lines of a document, in reading order. Whatever no field holds is in `leftOver`. */
export function readLines(all: readonly SourceLine[], newId: NewId): ReadResume {
  const lines = prepared(all)
  const document = new Document(newId)
  const { draft, tracker, dates } = document
  const name = nameLine(lines)
  const rest = name && restOfName(lines, name)
  const named = [name, rest].filter((line) => line !== undefined)
  if (name) {
    draft.personalInfo.fullName = tracker.take('personalInfo.fullName', named.map(nameIn).join(' '), name)
    if (nameIn(name) !== asSet(name))
      tracker.doubt('personalInfo.fullName', 'Its letters are set apart, and where a word ends is a guess.')
    if (rest) tracker.doubt('personalInfo.fullName', 'It is told on two lines.')
    if (name.size <= bodySize(lines) + 1.5)
      tracker.doubt('personalInfo.fullName', 'It is the first line that can be a name.')
  }
  const sections = splitSections(lines, name)
  for (const [index, section] of sections.entries()) {
    if (section.kind !== 'other' || section.lines.length) tracker.heading(section.heading)
    if (section.kind === 'contact') document.contact(section.lines, named, index === 0)
    else document.section(section)
  }
  const [top] = sections
  if (top) document.unheaded(top.lines)
  if (draft.personalInfo.fullName) draft.title = draft.personalInfo.fullName
  return {
    draft,
    leftOut: [],
    notes: tracker.notes,
    sources: tracker.sources,
    doubts: tracker.doubts,
    leftOver: tracker.leftOver(lines, { draft, doubts: tracker.doubts }, dates),
  }
}
