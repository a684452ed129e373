import type { CoachToday } from '@tryka/domain'
import { DAY_MS } from '@tryka/domain'
import { planNow, planView } from '../coach/plan/plan-view'
import { PracticeSessionEntity } from '../coach/practice.table'
import { newestCredit } from '../credits/credit-ledger'
import { reviewOf } from '../reviews/review-view'
import { CandidateSkillEntity } from '../skills/skill.table'
import { type Answer, type Asked, factsAt, hrefTo } from './answers/answer'
import { counted } from './answers/counted'
import { dayText, zoneOf } from './answers/days'
import { interviewName, nextInterview } from './answers/interviews'

type Thing = CoachToday['things'][number]
const MOST = 3

/** What is due of the next interview: parts of its plan until today, or the plan itself. */
async function ofInterview(asked: Asked): Promise<Thing[]> {
  const row = await nextInterview(asked)
  if (!row) return []
  const { manager, now } = asked
  const { items, stands, today } = planView(row.id, await planNow(manager, row, now))
  const name = await interviewName(asked, row)
  const when = stands === 'no-time' ? 'no time agreed yet' : dayText(row.startsAt, await zoneOf(asked))
  const href = hrefTo('interviews', { plan: row.id })
  if (items.length === 0) return [{ id: 'plan', title: name, note: `${when}, no plan yet`, href }]
  const open = items.filter(({ state }) => state === 'open')
  const due = open.filter(({ dueDay }) => dueDay !== null && dueDay <= today)
  if (open.length === 0) return []
  const note = due[0] ? due[0].title : `${when}, ${open.length} of the plan open`
  return [{ id: 'plan', title: name, note, href }]
}

/** A session that is open, or practice after some days without any. */
async function ofPractice({ manager, place, now }: Asked): Promise<Thing[]> {
  const { marketId, candidateId } = place
  const [last] = await manager.find(PracticeSessionEntity, {
    where: { marketId, candidateId },
    order: { startedAt: 'DESC', id: 'ASC' },
    take: 1,
  })
  if (last?.state === 'open')
    return [
      {
        id: 'session',
        title: last.title,
        note: 'practice that is open',
        href: hrefTo('interviews', { session: last.id }),
      },
    ]
  const isFresh = last && now.getTime() - Date.parse(last.startedAt) < DAY_MS
  const href = hrefTo('interviews', { tab: 'practice', practise: 'any' })
  return isFresh ? [] : [{ id: 'practise', title: 'One question', note: 'about five minutes', href }]
}

/** Cards that are left of today. */
async function ofCards({ manager, place, now, sources }: Asked): Promise<Thing[]> {
  const { left, again } = await reviewOf(manager, place, sources.cards, now)
  const open = left + again
  if (open === 0) return []
  const href = hrefTo('learning', { tab: 'review' })
  const note = `about ${counted(open, 'minute')}`
  return [{ id: 'cards', title: counted(open, 'review card'), note, href }]
}

/** The next step of My path. */
async function ofPath({ place, sources }: Asked): Promise<Thing[]> {
  const [step] = (await sources.guidance.path(place)).steps
  if (!step) return []
  const { module, state } = step
  const note = `${state === 'begun' ? 'begun' : 'next'} on your path, ${counted(module.minutes, 'minute')}`
  return [{ id: 'next', title: module.title, note, href: hrefTo('learning', { module: module.id }) }]
}

async function ofSkills({ manager, place }: Asked): Promise<Thing[]> {
  const { marketId, candidateId } = place
  const rows = await manager.find(CandidateSkillEntity, {
    where: { marketId, candidateId },
    order: { skill: 'ASC' },
  })
  const [first] = rows.filter(({ state }) => state !== 'Verified')
  return first
    ? [
        {
          id: 'verify',
          title: `Verify ${first.skill}`,
          note: 'stated and not proved yet',
          href: hrefTo('skills'),
        },
      ]
    : []
}

/** Three things for today, the most urgent first. */
export async function todayOf(asked: Asked): Promise<CoachToday> {
  const things = [
    ...(await ofInterview(asked)),
    ...(await ofCards(asked)),
    ...(await ofPath(asked)),
    ...(await ofPractice(asked)),
    ...(await ofSkills(asked)),
  ].slice(0, MOST)
  return { things, credits: (await newestCredit(asked.manager, asked.place)).balance }
}

export async function todayAnswer(asked: Asked): Promise<Answer> {
  const { things } = await todayOf(asked)
  const fact = factsAt(asked)
  const [first] = things
  return {
    say: first ? 'The first is the most urgent.' : 'Nothing is due today.',
    facts: things.map(({ id, title, note, href }) => fact(id, `${title}: ${note}.`, { href })),
    actions: [
      first
        ? { label: 'Begin with the first', href: first.href }
        : { label: 'See opportunities', href: hrefTo('opportunities') },
    ],
  }
}
