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
import { CandidateEntity } from '../profile/candidate.table'
import { certificationsOf, certificationView } from './certification-view'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateSkillEntity } from './skill.table'
import type { CandidatePlace } from '../core/places'
import { sampleUrl } from '../core/sample-credential'
import type { SkillTests } from './skill-tests'

const MOST_TOPICS = 8

/** When a failed assessment may be taken again; null when nothing stands in the way. */
export function retryAt({ state, submittedAt }: StoredCandidateSkillRow): string | null {
  if (state !== 'Not passed' || submittedAt === null) return null
  return new Date(Date.parse(submittedAt) + RETRY_AFTER_DAYS * DAY_MS).toISOString()
}

export function skillView(row: StoredCandidateSkillRow, now: Date): OwnSkill {
  const { id, skill, level, state, score, expiresAt, scheduledAt, submittedAt, credentialId, version } = row
  const isProof = state === 'Verified' || state === 'Expired'
  const waits = (retryAt(row) ?? '') > now.toISOString()
  return {
    id,
    skill,
    level,
    claimed: !row.unclaimed,
    awarded: (isProof ? row.awarded : null) ?? null,
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

/** What could be proved next: own claims first, then skills of the own field. */
function topicsOf(
  technology: string,
  skills: readonly OwnSkill[],
  canProve: (skill: string) => boolean,
): string[] {
  const held = new Set(skills.map(({ skill }) => skill))
  const own = skills.filter(({ canAssess }) => canAssess).map(({ skill }) => skill)
  const others = SKILL_CATALOG.filter(
    ({ name, ...one }) => one.technology === technology && !held.has(name) && canProve(name),
  )
  return [...own, ...others.map(({ name }) => name)].slice(0, MOST_TOPICS)
}

const sampled = ({ skill, awarded, level }: OwnSkill) => ({ skill, level: awarded ?? level })

/** Skills & Credentials in one answer. */
export async function skillsSection(
  manager: EntityManager,
  place: CandidatePlace,
  { now, tests, site }: { now: Date; tests: SkillTests; site: string },
): Promise<SkillsSection> {
  const { marketId, candidateId, accountId, isDemo } = place
  const own = { marketId, candidateId }
  const [candidate, skills, certifications, wishes] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    manager.find(CandidateSkillEntity, { where: own, order: { skill: 'ASC' } }),
    certificationsOf(manager, own),
    tests.wishes(manager, accountId),
  ])
  /** In the live market a test proves a skill, or nothing does. */
  const canProve = (skill: string) => isDemo || tests.trackFor(skill) !== null
  const all = skills
    .map((row) => skillView(row, now))
    .map((view) => ({ ...view, canAssess: view.canAssess && canProve(view.skill) }))
  const pending = all.filter(({ state }) => isPendingSkill(state))
  return {
    verified: all
      .filter(({ verified }) => verified)
      .map((skill) => ({ ...skill, sampleUrl: isDemo ? sampleUrl(site, sampled(skill)) : null })),
    pending,
    declared: all.filter((skill) => !skill.verified && !pending.includes(skill)),
    certifications: certifications.map(({ row, badge }) => certificationView(row, badge, now)),
    topics: topicsOf(candidate.technology, all, canProve),
    wishes,
  }
}

/** "2 March 2026, 10:00 (Europe/Berlin)". */
function wordsOf(at: string, zone: string): string {
  const { hour, minute } = localTime(new Date(at), zone)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(at))
  return `${day}, ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')} (${zone})`
}

const REAL = 'Assessments that count are taken in your own profile.'
const retry = `You can take the assessment again ${RETRY_AFTER_DAYS} days after handing in.`

/** Of a demo, where nothing is taken and nothing is graded. */
function sampleStep({ state, scheduledAt, skill }: StoredCandidateSkillRow, zone: string): string | null {
  switch (state) {
    case 'Assessment Scheduled':
      return scheduledAt
        ? `Sample data: a ${skill} assessment is planned for ${wordsOf(scheduledAt, zone)}. ${REAL}`
        : `Sample data: a ${skill} assessment waits for a time. ${REAL}`
    case 'Assessment Submitted':
      return `Sample data: an assessment was handed in, and nothing grades it here. ${REAL}`
    case 'Under Review':
      return `Sample data: a result waits for a second look. ${REAL}`
    default:
      return null
  }
}

/** What happens next with an assessment, said as it is: a test that is booked or runs, one that is over, or a sample. */
export function nextStep(
  row: StoredCandidateSkillRow,
  zone: string,
  { isTest = false, isDemo = false } = {},
): string {
  const { state, scheduledAt, skill } = row
  const sample = isDemo ? sampleStep(row, zone) : null
  if (sample) return sample
  if (isTest)
    return scheduledAt
      ? `Your ${skill} assessment is planned for ${wordsOf(scheduledAt, zone)}. You can start it whenever you are ready, or cancel.`
      : `Your ${skill} assessment is ready. You can start it now.`
  switch (state) {
    case 'Assessment Scheduled':
      return `There is no assessment of ${skill} yet. You can cancel.`
    case 'Assessment Submitted':
      return `Your answers in ${skill} are being graded.`
    case 'Under Review':
      return `The result in ${skill} is looked at again before it counts. Its page says why.`
    case 'Verified':
      return `${skill} is verified.`
    case 'Not passed':
      return retry
    default:
      return `Start an assessment to verify ${skill}.`
  }
}
