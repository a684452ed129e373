import type { EntityManager } from 'typeorm'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { CandidateSkillEntity } from '../skills/skill.table'
import { skillOf } from './attempt-tasks'
import { AttemptEntity } from './attempt.table'
import type { ReminderNews } from './assessment-reminders'
import { attemptLink, SKILLS_LINK } from './assessment-reminders'

async function plannedLetter(manager: EntityManager, id: string): Promise<Rendered> {
  const attempt = await manager.findOneBy(AttemptEntity, { id, state: 'ready' })
  if (!attempt) return dropped('it was begun or taken back')
  const skill = skillOf(attempt)
  const parts = [
    `You planned the ${skill} assessment for now.`,
    'The time is a reminder: it waits for you, and nothing is lost if you start later.',
    { line: 'Start it, or take it back:', link: attemptLink(id) },
  ]
  return { letter: { subject: `Your ${skill} assessment`, parts } }
}

async function endsLetter(manager: EntityManager, id: string): Promise<Rendered> {
  const row = await manager.findOneBy(CandidateSkillEntity, { id, state: 'Verified' })
  if (!row?.expiresAt) return dropped('it is proved no more')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const parts = [
    `Your ${row.skill} is verified until ${day.format(new Date(row.expiresAt))}.`,
    'Take the assessment again to renew it. The better level counts; a worse result changes nothing.',
    { line: 'Go to your skills:', link: SKILLS_LINK },
  ]
  return { letter: { subject: `Your verified ${row.skill} ends soon`, parts } }
}

/** Reminders of tests, from what is stored when they go out. */
export function reminderLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { about, id } = data as ReminderNews
  return about === 'planned' ? plannedLetter(manager, id) : endsLetter(manager, id)
}
