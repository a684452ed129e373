import { weeklyGoal } from '../../learning/learning-section'
import { findPerson } from '../../matching/matching'
import { reviewOf } from '../../reviews/review-view'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { counted } from './counted'
import { dayText } from './days'

/** Cards that are left of today, and when the next are due. */
export async function reviewsAnswer(asked: Asked): Promise<Answer> {
  const { manager, place, now, sources } = asked
  const { left, again, due, cards, nextDay } = await reviewOf(manager, place, sources.cards, now)
  const fact = factsAt(asked)
  const href = hrefTo('learning', { tab: 'review' })
  if (cards === 0)
    return {
      say: 'There are no cards yet. A check that goes wrong and a point that practice misses become one.',
      facts: [],
      actions: [go('See my path', 'learning')],
    }
  const wrong =
    again > 0
      ? [
          fact('again', `${again} that went wrong today ${again === 1 ? 'is' : 'are'} asked again.`, {
            value: again,
            unit: 'cards',
            href,
          }),
        ]
      : []
  const next =
    nextDay === null ? [] : [fact('next', `The next day with cards is ${dayText(nextDay, 'UTC')}.`, { href })]
  const isOpen = left + again > 0
  const today = fact(
    'left',
    `${left} of ${counted(due, 'card')} ${left === 1 ? 'is' : 'are'} left for today.`,
    {
      value: left,
      unit: 'cards',
      n: due,
      href,
    },
  )
  return {
    say: isOpen ? 'About a minute each. What is left over waits.' : 'No card is due.',
    facts: [...(due > 0 ? [today] : []), ...wrong, ...next],
    actions: [{ label: isOpen ? 'Begin the review' : 'See the review', href }],
  }
}

/** The weekly goal, and the minutes of the last seven days. */
export async function goalAnswer(asked: Asked): Promise<Answer> {
  const { manager, place, now } = asked
  const person = await findPerson(manager, place.marketId, place.candidateId)
  const { target, doneMinutes } = await weeklyGoal(manager, person, now)
  const left = target * 60 - doneMinutes
  const href = hrefTo('learning')
  const fact = factsAt(asked)
  const open =
    left > 0
      ? [fact('left', `${counted(left, 'minute')} are left.`, { value: left, unit: 'minutes', href })]
      : []
  return {
    say:
      left > 0
        ? 'It is not reached yet. A week off costs nothing.'
        : 'The goal of these seven days is reached.',
    facts: [
      fact('minutes', `${counted(doneMinutes, 'minute')} in the last seven days.`, {
        value: doneMinutes,
        unit: 'minutes',
        href,
      }),
      fact('goal', `The goal is ${counted(target, 'hour')} a week.`, {
        value: target,
        unit: 'hours',
        href,
      }),
      ...open,
    ],
    actions: [go('See my path', 'learning')],
  }
}
