import { PRACTICE_TYPE_NAMES } from '@tryka/domain'
import { PeerCardEntity, PeerReviewEntity, SharedAnswerEntity } from '../../peers/peer.table'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { counted } from './counted'

const OTHERS = go('Open With others', 'interviews', { tab: 'others' })

/** Whether somebody takes part in helping, and what waits there. In a demo nobody is real. */
export async function peersAnswer(asked: Asked): Promise<Answer> {
  const { manager, place } = asked
  if (place.isDemo)
    return {
      say: 'The people of a demo are invented. Others are met with a profile of your own.',
      facts: [],
      actions: [OTHERS],
    }
  const own = { marketId: place.marketId, candidateId: place.candidateId }
  const [card, waiting, useful] = [
    await manager.findOneBy(PeerCardEntity, own),
    await manager.countBy(SharedAnswerEntity, { ...own, state: 'open' }),
    await manager.countBy(PeerReviewEntity, { ...own, state: 'useful' }),
  ]
  const fact = factsAt(asked)
  const href = hrefTo('interviews', { tab: 'others' })
  const types = card?.types.map((type) => PRACTICE_TYPE_NAMES[type]).join(', ')
  return {
    say: 'People practise together and look at each other’s answers, where both switched it on. No employer sees any of it.',
    facts: [
      fact('card', card?.isOn ? `Your card is on, for: ${types}.` : 'Your card is off.', { href }),
      fact(
        'waiting',
        `${counted(waiting, 'answer')} of yours ${waiting === 1 ? 'waits' : 'wait'} for reviews.`,
        {
          value: waiting,
          unit: 'answers',
          href,
        },
      ),
      fact('useful', `${counted(useful, 'review')} of yours ${useful === 1 ? 'was' : 'were'} found useful.`, {
        value: useful,
        unit: 'reviews',
        href,
      }),
    ],
    actions: [OTHERS],
  }
}
