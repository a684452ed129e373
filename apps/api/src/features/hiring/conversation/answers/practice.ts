import { IsNull, Not } from 'typeorm'
import { questionOf } from '@tryka/coach'
import { anchorsOf, CRITERIA, criteriaOf, criterionName, PRACTICE_TYPES, RUBRIC_LEVELS } from '@tryka/domain'
import { weakestOf } from '../../coach/practice-history'
import { judgedTurns, wholeSessions } from '../../coach/practice-view'
import { PracticeSessionEntity } from '../../coach/practice.table'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { nextInterview } from './interviews'

export async function practiseAnswer(asked: Asked): Promise<Answer> {
  const { manager, place } = asked
  const fact = factsAt(asked)
  const { marketId, candidateId } = place
  const [weakest, open, next] = [
    await weakestOf(manager, place),
    await manager.findOne(PracticeSessionEntity, {
      where: { marketId, candidateId, state: 'open' },
      order: { startedAt: 'DESC' },
    }),
    await nextInterview(asked),
  ]
  const facts = weakest ? [fact('weakest', `Lowest over your last sessions: ${criterionName(weakest)}.`)] : []
  if (open) {
    const href = hrefTo('interviews', { session: open.id })
    return {
      say: 'A session is open.',
      facts: [fact('open', `${open.title}.`, { href }), ...facts],
      actions: [{ label: 'Go on with it', href }],
    }
  }
  return {
    say: 'One question takes about five minutes. Only you see the answer.',
    facts,
    actions: [go('Practise', 'interviews', { tab: 'practice', practise: next?.id ?? 'any' })],
  }
}

export async function scoreAnswer(asked: Asked): Promise<Answer> {
  const { manager, place } = asked
  const { marketId, candidateId } = place
  const fact = factsAt(asked)
  const session = await manager.findOne(PracticeSessionEntity, {
    where: { marketId, candidateId, state: 'ended', score: Not(IsNull()) },
    order: { startedAt: 'DESC', id: 'ASC' },
  })
  const [whole] = session ? await wholeSessions(manager, [session]) : []
  const last = whole && judgedTurns(whole).findLast(({ feedback }) => feedback.criteria.length > 0)
  if (!session || !last)
    return {
      say: 'There is no score yet.',
      facts: [],
      actions: [go('Practise', 'interviews', { tab: 'practice', practise: 'any' })],
    }
  const { turn, feedback } = last
  const href = hrefTo('interviews', { session: session.id, turn: turn.id })
  const sum = feedback.criteria.reduce((total, { level }) => total + level, 0)
  const most = 4 * feedback.criteria.length
  const levels = feedback.criteria.map(({ id, level, anchor }) =>
    fact(id, `${criterionName(id)} ${level} of 4. ${anchor}`, { value: level, unit: 'of 4', href }),
  )
  const stem = questionOf(turn.questionId)?.stem ?? ''
  return {
    say: `The score of an answer is its levels over the most there are: ${sum} of ${most} makes ${feedback.score} of 100. ${stem}`,
    facts: levels,
    actions: [{ label: 'See its feedback', href }],
  }
}

/** The criterion that a message names, with what each level does; else the names of all. */
export async function criterionAnswer(asked: Asked): Promise<Answer> {
  const fact = factsAt(asked)
  const named = CRITERIA.find((criterion) => asked.text.toLowerCase().includes(criterion))
  const type = PRACTICE_TYPES.find((one) => named && criteriaOf(one).includes(named))
  const action = go('How the coach judges', 'interviews', { tab: 'practice' })
  if (!named || !type)
    return {
      say: 'Every answer has five criteria, each from 0 to 4, and they count the same.',
      facts: PRACTICE_TYPES.map((one) =>
        fact(one, `${one}: ${criteriaOf(one).map(criterionName).join(', ')}.`),
      ),
      actions: [action],
    }
  const anchors = anchorsOf(type, named)
  return {
    say: `${criterionName(named)}, from 0 to 4:`,
    facts: RUBRIC_LEVELS.map((level) =>
      fact(`level-${level}`, `${level}: ${anchors[level]}`, { value: level, unit: 'of 4' }),
    ),
    actions: [action],
  }
}
