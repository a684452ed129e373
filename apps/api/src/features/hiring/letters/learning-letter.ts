import type { EntityManager } from 'typeorm'
import { MODULE_FACTS } from '@tryka/coach'
import { dashboardPath } from '@tryka/domain'
import type { MailPart } from '../../../mail/compose'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { named } from '../core/contacts'
import type { LearningMailData } from '../learning/digest/learning-mail'
import { LEARNING_KIND } from '../learning/digest/learning-mail'
import type { WeekFacts } from '../learning/digest/week-of'
import { isEmptyWeek, weekOf } from '../learning/digest/week-of'
import { CandidateEntity } from '../profile/candidate.table'

/** Scores and replies named in one letter. */
const MOST = 10
const NOTHING = 'Nothing this week.'

/** As many lines as a letter names, under a heading; nothing where there is none. */
function listed(head: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - MOST
  return [[head, ...lines.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')]
}

function learned({ countedMinutes, loggedMinutes, modules, cards }: WeekFacts): string[] {
  const lines = [
    `Minutes counted here: ${countedMinutes}`,
    `Minutes you logged: ${loggedMinutes}`,
    modules.length ? `Modules passed: ${modules.length} (${modules.join('; ')})` : 'Modules passed: 0',
    `Cards reviewed: ${cards}`,
  ]
  return [lines.join('\n')]
}

function replies(due: WeekFacts['replies'], zone: string, now: Date): string[] {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
  const lines = due.map(({ job, company, dueAt }) => {
    const at = new Date(dueAt)
    return `${named({ job, company })}: ${at > now ? 'due on' : 'was due on'} ${day.format(at)}`
  })
  return listed('Replies due to you:', lines)
}

/** The one thing that is next, while there is such a module. */
function next(step: string | null): MailPart[] {
  const module = MODULE_FACTS.find(({ id }) => id === step)
  if (!module) return []
  const link = dashboardPath('candidate', 'learning', { module: module.id, place: 'me' })
  return [
    `One step, next on your path: ${module.title} (${module.minutes} minutes).`,
    { line: 'Open it:', link },
  ]
}

const stopped: MailPart[] = [
  NOTHING,
  `It is the fourth such week in a row, so this digest has stopped itself: “${LEARNING_KIND}” is off.`,
  {
    line: 'Switch it on again in Settings:',
    link: dashboardPath('candidate', 'settings', { place: 'me' }),
  },
]

/** The week of somebody, in numbers that were counted; nothing is a whole digest. */
export async function learningLetter(manager: EntityManager, data: object, now: Date): Promise<Rendered> {
  const { candidateId, step, isLast, ...week } = data as LearningMailData
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId })
  if (!person?.accountId) return dropped('the profile is gone')
  const about = { kind: 'news', strand: 'green' } as const
  if (isLast) return { letter: { ...about, subject: 'Your weekly digest has stopped', parts: stopped } }
  const subject = 'Your week of learning'
  const facts = await weekOf(manager, { marketId: person.marketId, candidateId }, week)
  if (isEmptyWeek(facts)) return { letter: { ...about, subject, parts: [NOTHING] } }
  const scores = facts.scores.map(({ title, score }) => `${quoted(title)}: ${score} of 100`)
  return {
    letter: {
      ...about,
      subject,
      parts: [
        ...learned(facts),
        ...listed('Practice scores, in the order of the week:', scores),
        ...replies(facts.replies, week.zone, now),
        ...next(step),
      ],
    },
  }
}
