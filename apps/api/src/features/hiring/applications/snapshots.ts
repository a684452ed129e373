import type { SnapshotView } from '@tryka/domain'
import { canonicalJson } from '@tryka/domain'
import type { SnapshotRow } from '@tryka/domain/seed'
import type { z } from 'zod'
import type { ResumeRow } from '../../resumes/resume.entity'
import type { Person } from '../matching/matching'
import type { StoredApplicationRow, StoredSnapshotRow } from '../tables'
import { sha256 } from '../core/sha256'

interface Sent {
  id: string
  applicationId: string
  workspaceId: string
  person: Person
  resume: ResumeRow | null
  shareSalary: boolean
}

/** A frozen copy of what is sent, with its hash: later changes of the profile or the resume leave it alone. */
export function snapshotOf({ person, resume, shareSalary, ...ids }: Sent): StoredSnapshotRow {
  const { name, title, bio, location, salaryMin, work } = person.candidate
  const content: SnapshotRow['content'] = {
    resume: resume && { ...resume.content, title: resume.title, isDefault: resume.isDefault },
    profile: { name, title, bio, location, salaryMin: shareSalary ? salaryMin : null, work },
    skills: person.skills.map(({ skill, level, state, credentialId }) => ({
      skill,
      level,
      state,
      credentialId,
    })),
    sharedFields: ['profile', 'skills', ...(shareSalary ? ['salary'] : []), ...(resume ? ['resume'] : [])],
  }
  return { ...ids, content, sha256: sha256(canonicalJson(content)) }
}

/** As the screens show it; while review is blind the company reads no name and no free text. */
export function snapshotView(
  { content, sha256: hash }: StoredSnapshotRow,
  { appliedAt }: Pick<StoredApplicationRow, 'appliedAt'>,
  blindAs?: string,
): z.output<typeof SnapshotView> {
  const { name, title, bio, location, salaryMin } = content.profile
  const hidden = blindAs !== undefined
  return {
    sentAt: appliedAt,
    sha256: hash,
    sharedFields: content.sharedFields,
    resumeTitle: hidden ? null : (content.resume?.title ?? null),
    profile: { name: blindAs ?? name, title, bio: hidden ? '' : bio, location, salaryMin },
    skills: content.skills.map(({ skill, level, state }) => ({ skill, level, state })),
  }
}
