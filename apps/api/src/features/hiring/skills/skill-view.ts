import type { EntityManager } from 'typeorm'
import type { OwnSkill, SkillsSection } from '@tryka/domain'
import {
  canDo,
  DAY_MS,
  isPendingSkill,
  localTime,
  RETRY_AFTER_DAYS,
  SKILL_CATALOG,
  SKILL_MACHINE,
} from '@tryka/domain'
import { findPerson } from '../matching/matching'
import type { StoredCandidateSkillRow, StoredCertificationRow } from './skill.table'
import { CertificationEntity } from './skill.table'
import type { CandidatePlace } from '../core/places'

const ENDS_SOON_DAYS = 30
const MOST_TOPICS = 8

/** When a failed assessment may be taken again; null when nothing stands in the way. */
export function retryAt({ state, submittedAt }: StoredCandidateSkillRow): string | null {
  if (state !== 'Not passed' || submittedAt === null) return null
  return new Date(Date.parse(submittedAt) + RETRY_AFTER_DAYS * DAY_MS).toISOString()
}

export function skillView(row: StoredCandidateSkillRow, now: Date): OwnSkill {
  const { id, skill, level, state, score, expiresAt, scheduledAt, submittedAt, credentialId, version } = row
  const waits = (retryAt(row) ?? '') > now.toISOString()
  return {
    id,
    skill,
    level,
    state,
    score,
    expiresAt,
    scheduledAt,
    submittedAt,
    credentialId,
    version,
    verified: state === 'Verified',
    date: row.verifiedAt,
    canAssess: !waits && canDo(SKILL_MACHINE, state, 'schedule', 'candidate'),
    canRemove: canDo(SKILL_MACHINE, state, 'remove', 'candidate'),
  }
}

export function certificationView(row: StoredCertificationRow, now: Date) {
  const { id, name, issuer, issued, expires, credentialId, verified } = row
  const left = expires === null ? Infinity : Date.parse(expires) - now.getTime()
  const endsSoon = left > 0 && left <= ENDS_SOON_DAYS * DAY_MS
  return { id, name, issuer, issued, expires, credentialId, verified, endsSoon }
}

/** What could be proved next: own claims first, then skills of the own field. */
function topicsOf(technology: string, skills: readonly OwnSkill[]): string[] {
  const held = new Set(skills.map(({ skill }) => skill))
  const own = skills.filter(({ canAssess }) => canAssess).map(({ skill }) => skill)
  const others = SKILL_CATALOG.filter((one) => one.technology === technology && !held.has(one.name))
  return [...own, ...others.map(({ name }) => name)].slice(0, MOST_TOPICS)
}

/** Skills & Credentials in one answer. */
export async function skillsSection(
  manager: EntityManager,
  { marketId, candidateId }: CandidatePlace,
  now: Date,
): Promise<SkillsSection> {
  const [{ candidate, skills }, certifications] = await Promise.all([
    findPerson(manager, marketId, candidateId),
    manager.find(CertificationEntity, {
      where: { marketId, candidateId },
      order: { issued: 'DESC', id: 'ASC' },
    }),
  ])
  const all = skills.map((row) => skillView(row, now))
  const pending = all.filter(({ state }) => isPendingSkill(state))
  return {
    verified: all.filter(({ verified }) => verified),
    pending,
    declared: all.filter((skill) => !skill.verified && !pending.includes(skill)),
    certifications: certifications.map((row) => certificationView(row, now)),
    topics: topicsOf(candidate.technology, all),
  }
}

/** "2 March 2026, 10:00 (Europe/Berlin)". */
function wordsOf(at: string, zone: string): string {
  const { hour, minute } = localTime(new Date(at), zone)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(at))
  return `${day}, ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')} (${zone})`
}

/** What happens next with an assessment, said as it is: people read what is handed in. */
export function nextStep({ state, scheduledAt, skill }: StoredCandidateSkillRow, zone: string): string {
  switch (state) {
    case 'Assessment Scheduled':
      return scheduledAt
        ? `Your ${skill} assessment is on ${wordsOf(scheduledAt, zone)}. Hand in your work by then. You can choose another time or cancel.`
        : `Your ${skill} assessment waits for a time.`
    case 'Assessment Submitted':
      return 'Your work is handed in. A person reads it; there is no automatic assessment yet.'
    case 'Under Review':
      return 'A person is reading your work. The result appears here.'
    case 'Verified':
      return `${skill} is verified.`
    case 'Not passed':
      return `You can take the assessment again ${RETRY_AFTER_DAYS} days after handing in.`
    default:
      return `Start an assessment to verify ${skill}.`
  }
}
