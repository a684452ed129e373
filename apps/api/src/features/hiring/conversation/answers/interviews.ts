import { In, MoreThan } from 'typeorm'
import { partiesOf } from '../../applications/interviews/calendar-entry'
import { InterviewEntity, type StoredInterviewRow } from '../../applications/interviews/interview.table'
import { planNow, planView } from '../../coach/plan/plan-view'
import { questionsToAskOf } from '../../coach/plan/questions-to-ask'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { dayText } from './days'

/** The interview that is next: with a time first, else one that waits for one. */
export async function nextInterview({ manager, place, now }: Asked): Promise<StoredInterviewRow | undefined> {
  const { marketId, candidateId } = place
  const ahead = await manager.find(InterviewEntity, {
    where: [
      { marketId, candidateId, status: 'confirmed', endsAt: MoreThan(now.toISOString()) },
      { marketId, candidateId, status: In(['pending']) },
    ],
    order: { startsAt: 'ASC', id: 'ASC' },
    take: 50,
  })
  return ahead.find(({ status }) => status === 'confirmed') ?? ahead[0]
}

/** "Kestrel Labs, Technical interview". */
export async function interviewName({ manager }: Asked, row: StoredInterviewRow): Promise<string> {
  const { company } = await partiesOf(manager, row)
  return `${company.name}, ${row.type} interview`
}

const NONE: Answer = {
  say: 'No interview is planned.',
  facts: [],
  actions: [go('See my applications', 'applications')],
}

export async function planAnswer(asked: Asked): Promise<Answer> {
  const row = await nextInterview(asked)
  if (!row) return NONE
  const { manager, now } = asked
  const fact = factsAt(asked)
  const { items, stands } = planView(row.id, await planNow(manager, row, now))
  const name = await interviewName(asked, row)
  const { candidate } = await partiesOf(manager, row)
  const when = stands === 'no-time' ? 'no time agreed yet' : dayText(row.startsAt, candidate.timeZone)
  const href = hrefTo('interviews', { plan: row.id })
  const facts = [fact('interview', `${name}: ${when}.`, { href })]
  if (items.length === 0)
    return { say: 'There is no plan for it yet.', facts, actions: [{ label: 'Make a plan', href }] }
  const open = items.filter(({ state }) => state === 'open')
  const due = open.slice(0, 3).map(({ seq, title, dueDay }) =>
    fact(`item-${seq}`, dueDay === null ? `${title}.` : `${title}, by ${dayText(dueDay, 'UTC')}.`, {
      href,
    }),
  )
  const left = fact('left', `${open.length} of ${items.length} things are open.`, {
    value: open.length,
    unit: 'things',
    n: items.length,
    href,
  })
  return {
    say: open.length ? 'This comes first.' : 'All of the plan is done.',
    facts: [...facts, ...due, left],
    actions: [{ label: 'Open the plan', href }],
  }
}

export async function askThemAnswer(asked: Asked): Promise<Answer> {
  const row = await nextInterview(asked)
  if (!row) return NONE
  const fact = factsAt(asked)
  const { people, unsaid } = await questionsToAskOf(asked.manager, asked.place, row.id)
  const href = hrefTo('interviews', { plan: row.id })
  const open = unsaid.slice(0, 3).map(({ topic, text, ask }) => fact(topic, `${text} ${ask}`, { href }))
  const person = people[0]
  const byRole = person?.questions[0]
    ? [fact('person', `${person.name}: ${person.questions[0]}`, { href })]
    : []
  return {
    say: `For ${await interviewName(asked, row)}: what the posting leaves open, and who you meet.`,
    facts: [...open, ...byRole],
    actions: [{ label: 'See all of them', href }],
  }
}
