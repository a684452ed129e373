import { RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import type { RowsOf, Tables } from './linkedin-tables'

/** Volunteering, honors, publications and courses. */
export function readMore(draft: ResumeDraft, reader: Tables, rows: RowsOf, newId: NewId): void {
  draft.volunteer = rows('Volunteering.csv')
    .slice(0, MAX.entries)
    .map(({ row, take, month, points, rest }, index) => {
      const path = `volunteer.${index}`
      const years = reader.years(`${path}.startDate`, row['Started On'], row['Finished On'])
      const cause = take(`${path}.description.0`, 'Cause')
      const entry = {
        id: newId(),
        role: take(`${path}.role`, 'Role'),
        organization: take(`${path}.organization`, 'Company Name'),
        location: '',
        startDate: month(`${path}.startDate`, 'Started On'),
        endDate: month(`${path}.endDate`, 'Finished On'),
        current: Boolean(row['Started On']?.trim()) && !row['Finished On']?.trim(),
        description: [
          ...(years ? [years] : []),
          ...points(`${path}.description`, 'Description'),
          ...(cause ? [cause] : []),
        ].slice(0, MAX.bullets),
      }
      rest()
      return entry
    })
  draft.awards = rows('Honors.csv')
    .slice(0, MAX.entries)
    .map(({ take, rest }, index) => {
      const path = `awards.${index}`
      const entry = {
        id: newId(),
        title: take(`${path}.title`, 'Title'),
        awarder: take(`${path}.awarder`, 'Issuer'),
        date: take(`${path}.date`, 'Issued On'),
        summary: take(`${path}.summary`, 'Description', MAX.paragraph).replace(/\s*\n\s*/g, ' '),
      }
      rest()
      return entry
    })
  draft.publications = rows('Publications.csv')
    .slice(0, MAX.entries)
    .map(({ take, rest }, index) => {
      const path = `publications.${index}`
      const entry = {
        id: newId(),
        name: take(`${path}.name`, 'Name'),
        authors: '',
        publisher: take(`${path}.publisher`, 'Publisher'),
        date: take(`${path}.date`, 'Published On'),
        link: take(`${path}.link`, 'Url', MAX.link),
        summary: take(`${path}.summary`, 'Description', MAX.paragraph).replace(/\s*\n\s*/g, ' '),
      }
      rest()
      return entry
    })
  const courses = rows('Courses.csv').slice(0, MAX.entries)
  if (courses.length)
    draft.customSections.push({
      id: newId(),
      name: 'Courses',
      entries: courses.map(({ take }, index) => {
        const path = `customSections.0.entries.${index}`
        const name = take(`${path}.name`, 'Name')
        const detail = take(`${path}.detail`, 'Number')
        return { id: newId(), name, detail, location: '', date: '', link: '', description: [] }
      }),
    })
}
