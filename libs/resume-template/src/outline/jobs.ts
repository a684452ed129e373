import { formatPeriod, type ResumeDraft, type ResumeLanguage, sameText } from '@tryka/domain'
import type { OutlineEntry } from './outline.types'
import { entryOf, present, told, toldLink, toldParagraphs, toldPoints } from './texts'

type Job = ResumeDraft['workExperience'][number]
interface Placed {
  job: Job
  field: string
}

const body = ({ job, field }: Placed) => ({
  paragraphs: toldParagraphs(job.summary ?? '', `${field}.summary`),
  points: toldPoints(job.description, `${field}.description`),
})

const period = ({ job, field }: Placed, language: ResumeLanguage) =>
  told(formatPeriod(job, language), `${field}.${job.startDate ? 'startDate' : 'endDate'}`)

function alone(one: Placed, language: ResumeLanguage): OutlineEntry {
  const { job, field } = one
  const title = told(job.jobTitle, `${field}.jobTitle`)
  const company = told(job.company, `${field}.company`)
  return entryOf(field, job, {
    name: company ?? title,
    date: period(one, language),
    detail: company ? present([title]) : [],
    place: told(job.location, `${field}.location`),
    link: toldLink(job.url ?? '', `${field}.url`),
    ...body(one),
  })
}

/** An employer once, with its roles below; a place that all of them share stands beside it. */
function together(all: readonly Placed[], first: Placed, language: ResumeLanguage): OutlineEntry {
  const { job, field } = first
  const samePlace = all.every((one) => sameText(one.job.location, job.location))
  const urls = all.filter((one) => one.job.url?.trim())
  const sameUrl = urls.every((one) => one.job.url === urls[0]?.job.url)
  return entryOf(field, job, {
    name: told(job.company, `${field}.company`),
    place: samePlace ? told(job.location, `${field}.location`) : undefined,
    link: sameUrl ? toldLink(urls[0]?.job.url ?? '', `${urls[0]?.field ?? field}.url`) : undefined,
    roles: all.map((one, index) =>
      entryOf(one.field, index ? one.job : {}, {
        name: told(one.job.jobTitle, `${one.field}.jobTitle`),
        date: period(one, language),
        place: samePlace ? undefined : told(one.job.location, `${one.field}.location`),
        link: sameUrl ? undefined : toldLink(one.job.url ?? '', `${one.field}.url`),
        ...body(one),
      }),
    ),
  })
}

/** Jobs in their order; neighbours at the same employer become one entry. */
export function jobEntries(draft: ResumeDraft): OutlineEntry[] {
  const shown = draft.workExperience
    .map((job, index) => ({ job, field: `workExperience.${index}` }))
    .filter(({ job }) => !job.hidden)
  const groups: Placed[][] = []
  for (const one of shown) {
    const last = groups.at(-1)
    const before = last?.[0]?.job.company ?? ''
    if (last && before.trim() && sameText(before, one.job.company)) last.push(one)
    else groups.push([one])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    return group.length > 1 ? together(group, first, draft.language) : alone(first, draft.language)
  })
}
