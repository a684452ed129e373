import { looksLikeEmail } from '../text/email'
import { entryLists } from './json-resume.entries'
import { compact, linked } from './json-resume.parts'
import { type JsonPart, type JsonResume, META_KEY, PROFILES_ID } from './json-resume.types'
import { printableLink } from './links'
import type { Resume, ResumeDraft } from './resume.schema'

const profile = (network: string, value: string) => {
  const url = printableLink(value)?.href
  return compact({
    network,
    username: value.replace(/\/+$/, '').split('/').at(-1),
    url,
    'x-text': url === value ? undefined : value,
  })
}

/** Profiles of networks that a resume has no field for stand in a section of their own. */
const otherProfiles = ({ customSections }: ResumeDraft) =>
  customSections
    .filter(({ id }) => id === PROFILES_ID)
    .flatMap(({ entries }) => entries)
    .filter(({ hidden }) => !hidden)
    .map((one) => compact({ network: one.name, username: one.detail, url: printableLink(one.link)?.href }))

const basics = (draft: ResumeDraft, isSummaryHidden: boolean): JsonResume['basics'] => {
  const me = draft.personalInfo
  return compact({
    name: me.fullName,
    label: draft.headline,
    image: draft.photo,
    email: looksLikeEmail(me.email) ? me.email : undefined,
    'x-email': looksLikeEmail(me.email) ? undefined : me.email,
    phone: me.phone,
    ...linked(me.portfolio, 'x-url'),
    summary: isSummaryHidden ? undefined : draft.summary,
    location: me.location ? { city: me.location, 'x-text': me.location } : undefined,
    profiles: [
      ...(me.linkedIn ? [profile('LinkedIn', me.linkedIn)] : []),
      ...(me.github ? [profile('GitHub', me.github)] : []),
      ...otherProfiles(draft),
    ],
  })
}

/** What a person hides is no part of the sections that others read; it waits in a place of its own, with its place. */
function parted(draft: ResumeDraft) {
  const isHidden = (key: string) => draft.sections.some((one) => one.key === key && one.hidden)
  const shown: Record<string, JsonPart[]> = {}
  const unseen: Record<string, unknown> = {}
  for (const { section, list, entries } of entryLists(draft)) {
    const all = entries.map((entry, index) => ({
      entry,
      index,
      isOut: isHidden(list) || 'x-entryHidden' in entry,
    }))
    shown[section] = all.filter(({ isOut }) => !isOut).map(({ entry }) => entry)
    const out = all.filter(({ isOut }) => isOut).map(({ entry, index }) => ({ ...entry, 'x-at': index }))
    if (out.length) unseen[section] = out
  }
  const isSummaryHidden = isHidden('summary') && draft.summary !== ''
  if (isSummaryHidden) unseen['summary'] = draft.summary
  return { shown, unseen, isSummaryHidden }
}

/** A resume as JSON Resume 1.x; what that schema has no place for travels under `x-` names. */
export function toJsonResume(resume: ResumeDraft & Partial<Pick<Resume, 'updatedAt'>>): JsonResume {
  const { shown, unseen, isSummaryHidden } = parted(resume)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(resume, isSummaryHidden),
    ...shown,
    ...(resume.customSections.length ? { 'x-customSections': resume.customSections } : {}),
    ...(Object.keys(unseen).length ? { 'x-hidden': unseen } : {}),
    meta: {
      version: 'v1.0.0',
      ...(resume.updatedAt ? { lastModified: resume.updatedAt } : {}),
      [META_KEY]: {
        title: resume.title,
        templateId: resume.templateId,
        isDefault: resume.isDefault,
        pageSize: resume.pageSize,
        language: resume.language,
        fitPages: resume.fitPages,
        tightness: resume.tightness,
        fillPages: resume.fillPages,
        layout: resume.layout,
        sections: resume.sections,
      },
    },
  }
}
