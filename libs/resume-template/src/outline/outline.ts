import {
  formatDates,
  headlineOf,
  isSectionKey,
  mainJob,
  type ResumeDraft,
  type RichRun,
  type SectionKey,
  printableLink,
} from '@tryka/domain'
import { orderedSections } from '../templates/order'
import type { Words } from '../words'
import {
  awardEntries,
  certificateEntries,
  customEntries,
  educationEntries,
  projectEntries,
  referenceEntries,
  shown,
  volunteerEntries,
} from './entries'
import { jobEntries } from './jobs'
import type { Outline, OutlineEntry, OutlineList, OutlineSection, Told } from './outline.types'
import { entryOf, isBlank, present, told, toldEmail, toldLink, toldParagraphs, toldPhone } from './texts'

type Content = Partial<Pick<OutlineSection, 'paragraphs' | 'entries' | 'lists' | 'inline'>>

const skillLists = (draft: ResumeDraft): OutlineList[] =>
  shown(draft.skills, 'skills').map(({ one, field }) => {
    const level = one.level?.trim() ? ` (${one.level.trim()})` : ''
    return {
      field,
      label: told(`${one.category.trim()}${level}`, `${field}.category`),
      items: present(one.items.map((item, index) => told(item, `${field}.items.${index}`))),
    }
  })

const languageWords = (draft: ResumeDraft, words: Words): Told[] =>
  present(
    shown(draft.languages, 'languages').map(({ one, field }) => {
      const level = one.proficiency ? ` (${words.levels[one.proficiency]})` : ''
      return told(one.name.trim() && `${one.name}${level}`, `${field}.name`)
    }),
  )

/** Names alone stand in one line; as soon as one has more to say, each has a line. */
function interests(draft: ResumeDraft): Content {
  const all = shown(draft.interests, 'interests').map(({ one, field }) => ({
    field,
    label: told(one.name, `${field}.name`),
    items: present(one.keywords.map((word, index) => told(word, `${field}.keywords.${index}`))),
  }))
  return all.some(({ items }) => items.length)
    ? { lists: all }
    : { inline: present(all.map(({ label }) => label)) }
}

/** As publications are cited: authors, title, where it appeared, when, and its address. */
const publicationEntries = (draft: ResumeDraft): OutlineEntry[] =>
  shown(draft.publications, 'publications').map(({ one, field }) => {
    const parts: RichRun[][] = []
    const add = (text: string, look: Omit<RichRun, 'text'> = {}) => {
      if (text.trim()) parts.push([{ text: text.trim(), ...look }])
    }
    add(one.authors)
    add(one.name, { bold: true })
    add(one.publisher, { italic: true })
    add(formatDates(one.date, draft.language))
    const link = printableLink(one.link)
    add(link?.text ?? one.link, link ? { href: link.href } : {})
    const runs = parts.flatMap((part, index) => {
      const text = part[0]?.text ?? ''
      const isLast = index === parts.length - 1
      // After a title that asks, or initials, no second full stop.
      const mark = isLast ? '' : /[.!?。]$/.test(text) ? ' ' : '. '
      return mark ? [...part, { text: mark }] : part
    })
    const citation: Told[] = runs.length ? [{ field: `${field}.name`, runs }] : []
    return entryOf(field, one, {
      look: 'tight',
      paragraphs: [...citation, ...toldParagraphs(one.summary, `${field}.summary`)],
    })
  })

const CONTENT: Record<SectionKey, (draft: ResumeDraft, words: Words) => Content> = {
  summary: (draft) => ({ paragraphs: toldParagraphs(draft.summary, 'summary') }),
  workExperience: (draft) => ({ entries: jobEntries(draft) }),
  education: (draft, words) => ({ entries: educationEntries(draft, words) }),
  skills: (draft) => ({ lists: skillLists(draft) }),
  projects: (draft) => ({ entries: projectEntries(draft) }),
  certifications: (draft, words) => ({ entries: certificateEntries(draft, words) }),
  languages: (draft, words) => ({ inline: languageWords(draft, words) }),
  volunteer: (draft) => ({ entries: volunteerEntries(draft) }),
  awards: (draft) => ({ entries: awardEntries(draft) }),
  publications: (draft) => ({ entries: publicationEntries(draft) }),
  interests,
  references: (draft) => ({ entries: referenceEntries(draft) }),
}

const HEADING: Record<SectionKey, keyof Omit<Words, 'levels'>> = {
  summary: 'summary',
  workExperience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certifications',
  languages: 'languages',
  volunteer: 'volunteering',
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
}

function contentOf(
  draft: ResumeDraft,
  words: Words,
  key: string,
): { field: string; heading: string; content: Content } | undefined {
  if (isSectionKey(key))
    return { field: key, heading: words[HEADING[key]], content: CONTENT[key](draft, words) }
  const at = draft.customSections.findIndex(({ id }) => id === key)
  const custom = draft.customSections[at]
  if (!custom) return undefined
  const field = `customSections.${at}`
  return {
    field,
    heading: custom.name,
    content: { entries: customEntries(draft, custom, `${field}.entries`) },
  }
}

/** Who a resume is of. */
export function headOf(draft: ResumeDraft): Omit<Outline, 'sections'> {
  const me = draft.personalInfo
  const job = mainJob(draft)
  const roleField = draft.headline.trim() || !job ? 'headline' : `workExperience.${job.index}.jobTitle`
  return {
    name: told(me.fullName, 'personalInfo.fullName'),
    role: told(headlineOf(draft), roleField),
    photo: draft.photo,
    contact: present([
      toldEmail(me.email, 'personalInfo.email'),
      toldPhone(me.phone, 'personalInfo.phone'),
      told(me.location, 'personalInfo.location'),
      toldLink(me.linkedIn, 'personalInfo.linkedIn'),
      toldLink(me.github, 'personalInfo.github'),
      toldLink(me.portfolio, 'personalInfo.portfolio'),
    ]),
  }
}

/** The sections that say something, in their order. */
export const sectionsIn = (draft: ResumeDraft, words: Words): OutlineSection[] =>
  orderedSections(draft)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ key, name, breakBefore }) => {
      const found = contentOf(draft, words, key)
      if (!found) return []
      const { field, heading, content } = found
      const section: OutlineSection = {
        key,
        field,
        heading: (name.trim() || heading).trim(),
        breakBefore,
        paragraphs: content.paragraphs ?? [],
        entries: (content.entries ?? []).filter((entry) => !isBlank(entry)),
        lists: (content.lists ?? []).filter(({ label, items }) => label ?? items.length),
        inline: content.inline ?? [],
      }
      const { paragraphs, entries, lists, inline } = section
      return [paragraphs, entries, lists, inline].some((parts) => parts.length) ? [section] : []
    })

/** What a resume says: hidden and empty things are not in it. */
export const outlineOf = (draft: ResumeDraft, words: Words): Outline => ({
  ...headOf(draft),
  sections: sectionsIn(draft, words),
})
