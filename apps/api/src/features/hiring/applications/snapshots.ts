import type { z } from 'zod'
import type { SnapshotView } from '@tryka/domain'
import { canonicalJson, isSharedProof } from '@tryka/domain'
import type { SnapshotCredential, SnapshotRow, SnapshotSkill } from './application.table'
import type { ResumeRow } from '../../resumes/resume.entity'
import { sha256 } from '../core/sha256'
import type { Person } from '../matching/person'
import type { StoredCandidateSkillRow } from '../skills/skill.table'
import type { StoredApplicationRow, StoredSnapshotRow } from './application.table'
import { blindWork } from './blind-copy'

interface Sent {
  id: string
  applicationId: string
  marketId: string
  person: Person
  resume: ResumeRow | null
  note: string
  shareSalary: boolean
}

/** What its holder keeps private goes out as the claim that it is to others. */
const sentSkill = ({
  skill,
  level,
  state,
  visibility,
  credentialId,
}: StoredCandidateSkillRow): SnapshotSkill =>
  visibility === 'private'
    ? { skill, level, state: 'unverified', credentialId: null }
    : { skill, level, state, credentialId }

const sentCredential = (row: StoredCandidateSkillRow): SnapshotCredential => ({
  skill: row.skill,
  awarded: row.awarded ?? row.level,
  score: row.score,
  validUntil: row.expiresAt,
  credentialId: row.credentialId,
})

/** A frozen copy of what is sent, with its hash: later changes of the profile or the resume leave it alone. */
export function snapshotOf({ person, resume, note, shareSalary, ...ids }: Sent): StoredSnapshotRow {
  const { name, title, bio, location, salaryMin, work } = person.candidate
  const content: SnapshotRow['content'] = {
    note,
    resume: resume && { ...resume.content, title: resume.title, isDefault: resume.isDefault },
    profile: { name, title, bio, location, salaryMin: shareSalary ? salaryMin : null, work },
    skills: person.skills.map(sentSkill),
    credentials: person.skills.filter(isSharedProof).map(sentCredential),
    sharedFields: [
      'profile',
      'skills',
      ...(shareSalary ? ['salary'] : []),
      ...(resume ? ['resume'] : []),
      ...(note ? ['note'] : []),
    ],
  }
  return { ...ids, content, sha256: sha256(canonicalJson(content)) }
}

/** As the screens show it; while review is blind the company reads no name, no employer and no free text. */
export function snapshotView(
  { content, sha256: hash }: StoredSnapshotRow,
  { appliedAt }: Pick<StoredApplicationRow, 'appliedAt'>,
  blindAs?: string,
): z.output<typeof SnapshotView> {
  const { name, title, bio, location, salaryMin, work } = content.profile
  const hidden = blindAs !== undefined
  return {
    sentAt: appliedAt,
    sha256: hash,
    sharedFields: content.sharedFields,
    note: hidden ? '' : (content.note ?? ''),
    resumeTitle: hidden ? null : (content.resume?.title ?? null),
    profile: { name: blindAs ?? name, title, bio: hidden ? '' : bio, location, salaryMin },
    work: hidden ? work.map(blindWork) : work,
    skills: content.skills.map(({ skill, level, state }) => ({ skill, level, state })),
    credentials: (content.credentials ?? []).map((one) => (hidden ? { ...one, credentialId: null } : one)),
  }
}
