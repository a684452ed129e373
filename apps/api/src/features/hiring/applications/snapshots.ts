import type { z } from 'zod'
import { intervalOf } from '@tryka/assessment'
import type { SnapshotView } from '@tryka/domain'
import {
  canonicalJson,
  completeDraft,
  isSharedProof,
  monthOfProof,
  stateToOthers,
  withoutHidden,
} from '@tryka/domain'
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

/** What its holder keeps private, and what a test did not show, goes out as the claim that it is to others. */
function sentSkill(row: StoredCandidateSkillRow): SnapshotSkill {
  const { skill, level, credentialId } = row
  const state = stateToOthers(row)
  return { skill, level, state, credentialId: state === 'unverified' ? null : credentialId }
}

const sentCredential = (row: StoredCandidateSkillRow): SnapshotCredential => ({
  skill: row.skill,
  awarded: row.awarded ?? row.level,
  month: monthOfProof(row),
  // Of a sample nothing was measured: its per cent are on no scale.
  score: row.provedScore ?? row.score,
  se: row.standardError ?? null,
  validUntil: row.expiresAt,
  credentialId: row.credentialId,
})

/** The score with its range; copies from before it was sent along hold no standard error, and say neither. */
const measuredOf = ({ score, se = null }: SnapshotCredential) =>
  score === null || se === null
    ? { score: null, se: null, interval: null }
    : { score, se, interval: rangeOf(score, se) }

function rangeOf(score: number, se: number): [number, number] {
  const { low, high } = intervalOf(score, se)
  return [low, high]
}

/** A frozen copy of what is sent, with its hash: later changes of the profile or the resume leave it alone. */
export function snapshotOf({ person, resume, note, shareSalary, ...ids }: Sent): StoredSnapshotRow {
  const { name, title, bio, location, salaryMin, work } = person.candidate
  const content: SnapshotRow['content'] = {
    note,
    // What a person hides is no part of what is sent.
    resume:
      resume &&
      withoutHidden({ ...completeDraft(resume.content), title: resume.title, isDefault: resume.isDefault }),
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

/**
 * As the screens show it; while review is blind the company reads no name, no employer and no free text, and not the hash,
 * against which a guess could be tried.
 */
export function snapshotView(
  { content, sha256: hash }: StoredSnapshotRow,
  { appliedAt }: Pick<StoredApplicationRow, 'appliedAt'>,
  blindAs?: string,
): z.output<typeof SnapshotView> {
  const { name, title, bio, location, salaryMin, work } = content.profile
  const hidden = blindAs !== undefined
  return {
    sentAt: appliedAt,
    sha256: hidden ? '' : hash,
    sharedFields: content.sharedFields,
    note: hidden ? '' : (content.note ?? ''),
    resumeTitle: hidden ? null : (content.resume?.title ?? null),
    profile: { name: blindAs ?? name, title, bio: hidden ? '' : bio, location, salaryMin },
    work: hidden ? work.map(blindWork) : work,
    // Copies of before this was minded hold every state.
    skills: content.skills.map((one) => ({
      skill: one.skill,
      level: one.level,
      state: stateToOthers(one),
    })),
    credentials: (content.credentials ?? []).map((one) => ({
      ...one,
      ...measuredOf(one),
      month: one.month ?? null,
      // To the second it is known of nobody else: an application that is not blind would tell whose it is.
      ...(hidden ? { credentialId: null, validUntil: null } : {}),
    })),
  }
}
