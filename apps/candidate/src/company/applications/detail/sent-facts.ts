import type { CompanyApplicationDetail } from '@tryka/domain'
import { formatCount, formatDate } from '../../../base/format/format'
import { provedText } from '../../parts/proved-text'

/** What the person wrote about themselves; free text waits for the end of a blind review. */
export const summaryOf = ({ blind, snapshot: { profile } }: CompanyApplicationDetail): string =>
  blind ? 'The summary shows when the blind review ends.' : profile.bio || 'No summary was sent.'

/** What else was sent, and how it is sealed. */
export function factsOf({ blind, snapshot, source, appliedAt }: CompanyApplicationDetail, zone: string) {
  const { profile, skills, credentials, sharedFields, resumeTitle, sha256 } = snapshot
  const proofs = new Map(credentials.map((one) => [one.skill, one]))
  return [
    { label: 'Applied', value: `${formatDate(appliedAt, zone)}, ${source.replace('_', ' ')}` },
    { label: 'Location', value: profile.location || 'Not stated' },
    {
      label: 'Skills',
      value: skills
        .map(({ skill, level, state }) => {
          if (state !== 'Verified') return skill
          const known = proofs.get(skill)
          return known ? `${skill}: ${provedText({ level, ...known })}` : `${skill}: verified`
        })
        .join('; '),
    },
    ...(blind ? [] : [{ label: 'Resume', value: resumeTitle ?? 'None' }]),
    {
      label: 'Pay from',
      value: profile.salaryMin === null ? 'Not shared' : formatCount(profile.salaryMin),
    },
    { label: 'Shared', value: sharedFields.join(', ') },
    // Withheld while review is blind.
    ...(sha256 ? [{ label: 'Seal of the copy', value: sha256.slice(0, 16) }] : []),
  ]
}
