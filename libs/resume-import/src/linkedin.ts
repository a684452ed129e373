import {
  addSkills,
  emptyResume,
  newEntry,
  proficiencyOf,
  RESUME_LIMITS as MAX,
  splitPoints,
  type NewId,
} from '@tryka/domain'
import { readMore } from './linkedin-more'
import { cut, Tables, type LinkedInFile, type LinkedInTables } from './linkedin-tables'
import type { ReadResume } from './types'

export { LINKEDIN_FILES, type LinkedInFile, type LinkedInTables, type Row } from './linkedin-tables'

/** "[PERSONAL:https://asha.dev,COMPANY:https://acme.com]" as the first of its addresses. */
const websiteIn = (text: string): string => /https?:\/\/[^\s,\]]+/.exec(text)?.[0] ?? ''

/** A resume out of the tables of LinkedIn's export; columns that have no place are in `leftOver`. */
export function readLinkedIn(tables: LinkedInTables, newId: NewId): ReadResume {
  const reader = new Tables()
  const draft = emptyResume()
  const rows = (file: LinkedInFile) =>
    (tables[file] ?? []).map((row, index) => ({ row, index, ...reader.row(file, row, index) }))
  const [profile] = rows('Profile.csv')
  if (profile) {
    const first = profile.take('personalInfo.fullName', 'First Name')
    const last = profile.take('personalInfo.fullName', 'Last Name')
    draft.personalInfo.fullName = cut(`${first} ${last}`)
    draft.personalInfo.location = profile.take('personalInfo.location', 'Geo Location')
    draft.headline = profile.take('headline', 'Headline')
    draft.personalInfo.portfolio = websiteIn(profile.take('personalInfo.portfolio', 'Websites', MAX.link))
    draft.summary = profile.take('summary', 'Summary', MAX.paragraph).replace(/\s*\n\s*/g, ' ')
    profile.rest(['Zip Code'])
  }
  const emails = rows('Email Addresses.csv')
  const email = emails.find(({ row }) => /^yes$/i.test(row['Primary'] ?? '')) ?? emails[0]
  if (email) draft.personalInfo.email = email.take('personalInfo.email', 'Email Address', 254)
  const [phone] = rows('PhoneNumbers.csv')
  if (phone) draft.personalInfo.phone = phone.take('personalInfo.phone', 'Number')

  draft.workExperience = rows('Positions.csv')
    .slice(0, MAX.entries)
    .map(({ row, take, month, source, rest }, index) => {
      const path = `workExperience.${index}`
      const years = reader.years(`${path}.startDate`, row['Started On'], row['Finished On'])
      take(`${path}.description.0`, 'Description', MAX.bullet)
      const points = [...(years ? [years] : []), ...splitPoints(row['Description'] ?? '')].slice(
        0,
        MAX.bullets,
      )
      points.forEach((point, place) => (reader.sources[`${path}.description.${place}`] = source(point)))
      const job = {
        id: newId(),
        jobTitle: take(`${path}.jobTitle`, 'Title'),
        company: take(`${path}.company`, 'Company Name'),
        location: take(`${path}.location`, 'Location'),
        startDate: month(`${path}.startDate`, 'Started On'),
        endDate: month(`${path}.endDate`, 'Finished On'),
        current: Boolean(row['Started On']?.trim()) && !row['Finished On']?.trim(),
        description: points,
      }
      rest()
      return job
    })
  draft.education = rows('Education.csv')
    .slice(0, MAX.entries)
    .map(({ row, take, month, points, rest }, index) => {
      const path = `education.${index}`
      const years = reader.years(`${path}.graduationDate`, row['Start Date'], row['End Date'])
      const degree = take(`${path}.degree`, 'Degree Name')
      const entry = {
        ...newEntry.education(newId()),
        degree: cut([degree, years].filter(Boolean).join(', ')),
        institution: take(`${path}.institution`, 'School Name'),
        startDate: month(`${path}.startDate`, 'Start Date'),
        graduationDate: month(`${path}.graduationDate`, 'End Date'),
        description: [
          ...points(`${path}.description`, 'Notes'),
          ...points(`${path}.description`, 'Activities'),
        ].slice(0, MAX.bullets),
      }
      rest(years ? ['Start Date', 'End Date'] : [])
      return entry
    })
  const skills = rows('Skills.csv').map(({ take }, index) => take(`skills.0.items.${index}`, 'Name'))
  if (skills.length) {
    const group = addSkills({ id: newId(), category: '', items: [] }, skills.join('\n'))
    draft.skills = [group]
    for (const [index, skill] of skills.entries())
      if (!group.items.some((item) => item.toLowerCase() === skill.toLowerCase()))
        reader.leftOver.push({ file: 'Skills.csv', row: index + 1, text: skill })
  }
  draft.certifications = rows('Certifications.csv')
    .slice(0, MAX.entries)
    .map(({ take, rest }, index) => {
      const path = `certifications.${index}`
      const entry = {
        id: newId(),
        name: take(`${path}.name`, 'Name'),
        issuer: take(`${path}.issuer`, 'Authority'),
        date: take(`${path}.date`, 'Started On'),
        expiryDate: take(`${path}.expiryDate`, 'Finished On'),
        credentialId: take(`${path}.credentialId`, 'License Number'),
        url: take(`${path}.url`, 'Url', MAX.link),
      }
      rest()
      return entry
    })
  draft.languages = rows('Languages.csv')
    .slice(0, MAX.entries)
    .map(({ take }, index) => {
      const path = `languages.${index}`
      const level = take(`${path}.proficiency`, 'Proficiency')
      const proficiency = proficiencyOf(level)
      if (level.toLowerCase() !== proficiency)
        reader.doubts.push({ field: `${path}.proficiency`, reason: `Written as “${level}”.` })
      return { id: newId(), name: take(`${path}.name`, 'Name'), proficiency }
    })
  readMore(draft, reader, rows, newId)
  draft.projects = rows('Projects.csv')
    .slice(0, MAX.entries)
    .map(({ row, take, rest }, index) => {
      const path = `projects.${index}`
      take(`${path}.date`, 'Started On')
      take(`${path}.date`, 'Finished On')
      const entry = {
        id: newId(),
        name: take(`${path}.name`, 'Title'),
        description: take(`${path}.description`, 'Description', MAX.paragraph).replace(/\s*\n\s*/g, ' '),
        technologies: [],
        link: take(`${path}.link`, 'Url', MAX.link),
        date: cut([row['Started On'], row['Finished On']].filter((one) => one?.trim()).join(' – ')),
      }
      rest()
      return entry
    })
  if (draft.personalInfo.fullName) draft.title = draft.personalInfo.fullName
  const { notes, sources, doubts, leftOver } = reader
  return { draft, leftOut: [], notes, sources, doubts, leftOver }
}
