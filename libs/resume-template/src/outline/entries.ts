import { formatDates, formatPeriod, printableLink, type ResumeDraft } from '@tryka/domain'
import type { Words } from '../words'
import type { OutlineEntry } from './outline.types'
import { entryOf, present, told, toldContact, toldLink, toldParagraphs, toldPoints } from './texts'

/** Each entry that is not hidden with its field; the numbers are those of the resume, hidden ones counted. */
export const shown = <T extends { hidden?: boolean | undefined }>(
  entries: readonly T[],
  list: string,
): { one: T; field: string }[] =>
  entries.map((one, index) => ({ one, field: `${list}.${index}` })).filter(({ one }) => !one.hidden)

export const educationEntries = (draft: ResumeDraft, words: Words): OutlineEntry[] =>
  shown(draft.education, 'education').map(({ one, field }) => {
    const degree = told(one.degree, `${field}.degree`)
    const study = told(one.field, `${field}.field`)
    const institution = told(one.institution, `${field}.institution`)
    const name = institution ?? degree ?? study
    const period = { startDate: one.startDate, endDate: one.graduationDate, current: false }
    return entryOf(field, one, {
      name,
      date: told(
        formatPeriod(period, draft.language),
        `${field}.${one.graduationDate ? 'graduationDate' : 'startDate'}`,
      ),
      detail: present([
        name === degree ? undefined : degree,
        name === study ? undefined : study,
        told(one.gpa && `${words.gpa} ${one.gpa}`, `${field}.gpa`),
      ]),
      place: told(one.location, `${field}.location`),
      link: toldLink(one.url ?? '', `${field}.url`),
      points: toldPoints(one.description, `${field}.description`),
    })
  })

export const projectEntries = (draft: ResumeDraft): OutlineEntry[] =>
  shown(draft.projects, 'projects').map(({ one, field }) =>
    entryOf(field, one, {
      look: 'line',
      name: told(one.name, `${field}.name`),
      date: told(formatDates(one.date, draft.language), `${field}.date`),
      detail: present([
        told(one.role ?? '', `${field}.role`),
        told(one.entity ?? '', `${field}.entity`),
        ...one.technologies.map((item, index) => told(item, `${field}.technologies.${index}`)),
      ]),
      link: toldLink(one.link, `${field}.link`),
      paragraphs: toldParagraphs(one.description, `${field}.description`),
      points: toldPoints(one.highlights ?? [], `${field}.highlights`),
    }),
  )

/** The address is in the text above its code; one that leads nowhere has no code. */
function addressToDraw(url: string): string {
  const href = printableLink(url)?.href ?? ''
  return /^https?:/i.test(href) ? href : ''
}

export const certificateEntries = (draft: ResumeDraft, words: Words): OutlineEntry[] =>
  shown(draft.certifications, 'certifications').map(({ one, field }) => {
    const date = formatDates(one.date, draft.language)
    const expiry = one.expiryDate && `${words.expires} ${formatDates(one.expiryDate, draft.language)}`
    return entryOf(field, one, {
      look: 'tight',
      name: told(one.name, `${field}.name`),
      date: told([date, expiry].filter(Boolean).join(', '), `${field}.${date ? 'date' : 'expiryDate'}`),
      detail: present([
        told(one.issuer, `${field}.issuer`),
        told(one.credentialId && `${words.credentialId} ${one.credentialId}`, `${field}.credentialId`),
      ]),
      link: toldLink(one.url, `${field}.url`),
      qrAddress: one.qrCode ? addressToDraw(one.url) : '',
    })
  })

export const volunteerEntries = (draft: ResumeDraft): OutlineEntry[] =>
  shown(draft.volunteer, 'volunteer').map(({ one, field }) => {
    const role = told(one.role, `${field}.role`)
    const organization = told(one.organization, `${field}.organization`)
    return entryOf(field, one, {
      name: organization ?? role,
      date: told(formatPeriod(one, draft.language), `${field}.${one.startDate ? 'startDate' : 'endDate'}`),
      detail: organization ? present([role]) : [],
      place: told(one.location, `${field}.location`),
      link: toldLink(one.url ?? '', `${field}.url`),
      paragraphs: toldParagraphs(one.summary ?? '', `${field}.summary`),
      points: toldPoints(one.description, `${field}.description`),
    })
  })

export const awardEntries = (draft: ResumeDraft): OutlineEntry[] =>
  shown(draft.awards, 'awards').map(({ one, field }) =>
    entryOf(field, one, {
      look: 'line',
      name: told(one.title, `${field}.title`),
      date: told(formatDates(one.date, draft.language), `${field}.date`),
      detail: present([told(one.awarder, `${field}.awarder`)]),
      paragraphs: toldParagraphs(one.summary, `${field}.summary`),
    }),
  )

export const referenceEntries = (draft: ResumeDraft): OutlineEntry[] =>
  shown(draft.references, 'references').map(({ one, field }) =>
    entryOf(field, one, {
      look: 'line',
      name: told(one.name, `${field}.name`),
      detail: present([told(one.position, `${field}.position`)]),
      link: toldContact(one.contact, `${field}.contact`),
      paragraphs: toldParagraphs(one.reference, `${field}.reference`),
    }),
  )

/** Entries of a section that the person invented; `list` is where it stands. */
export const customEntries = (
  draft: ResumeDraft,
  section: ResumeDraft['customSections'][number],
  list: string,
): OutlineEntry[] =>
  shown(section.entries, list).map(({ one, field }) =>
    entryOf(field, one, {
      look: one.location.trim() ? 'full' : 'line',
      name: told(one.name, `${field}.name`),
      date: told(formatDates(one.date, draft.language), `${field}.date`),
      detail: present([told(one.detail, `${field}.detail`)]),
      place: told(one.location, `${field}.location`),
      link: toldLink(one.link, `${field}.link`),
      points: toldPoints(one.description, `${field}.description`),
    }),
  )
