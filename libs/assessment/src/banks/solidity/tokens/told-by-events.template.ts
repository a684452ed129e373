import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from '../storage/keys'

const PEOPLE = ['alice', 'bob', 'carol'] as const
const NOBODY = '0x0'
const THINGS = ['deeds', 'medals', 'tickets', 'paintings', 'plots'] as const

/** `from` is nobody for a token that is made, `to` for one that is destroyed. */
export interface Moved {
  from: string
  to: string
  id: number
}
export interface Drawn {
  thing: string
  events: readonly Moved[]
  who: string
}

/** Tokens that are made, then handed on or destroyed, as it comes. */
function drawn(rng: Rng): Drawn {
  const ids = rng.sample(
    Array.from({ length: 40 }, (_, i) => i + 11),
    4,
  )
  const owners = new Map<number, string>()
  const events: Moved[] = []
  for (let i = 0; i < 9; i++) {
    const id = rng.pick(ids)
    const from = owners.get(id) ?? NOBODY
    const others = PEOPLE.filter((one) => one !== from)
    const to = from !== NOBODY && rng.chance() < 0.3 ? NOBODY : rng.pick(others)
    owners.set(id, to)
    events.push({ from, to, id })
  }
  return { thing: rng.pick(THINGS), events, who: rng.pick(PEOPLE) }
}

const last = ({ events }: Drawn) => [...new Map(events.map(({ id, to }) => [id, to])).values()]
const existing = (p: Drawn) => last(p).filter((owner) => owner !== NOBODY).length
const owned = (p: Drawn) => last(p).filter((owner) => owner === p.who).length

export default template({
  id: 'solidity/tokens/told-by-events',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'Each movement of a token is a Transfer event, from the zero address where it is made and to it where it is destroyed, so the events alone tell who has what.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const seen = new Set(p.events.map(({ id }) => id)).size
        const received = p.events.filter(({ to }) => to === p.who).length
        const burnt = p.events.filter(({ to }) => to === NOBODY).length
        return (
          existing(p) < seen &&
          existing(p) !== seen - burnt + 1 &&
          owned(p) > 0 &&
          owned(p) < received &&
          owned(p) < existing(p)
        )
      },
    ),
  ask: ({ thing, events, who }) => ({
    stem: `An ERC-721 contract of ${thing} conforms to the standard; none was made in its constructor. Below stand all events \`Transfer(from, to, tokenId)\` that it has emitted, the oldest first. \`${NOBODY}\` is the zero address. How many ${thing} exist now, and how many of these does ${who} own?`,
    code: events.map(({ from, to, id }) => `Transfer(${from}, ${to}, ${id})`).join('\n'),
    answerHint: 'Two whole numbers with a comma between, such as 5, 2.',
  }),
  key: (p) => wordsKey([existing(p), owned(p)]),
  why: () =>
    'The last event of each id says whose it is; one whose last event goes to the zero address does not exist, until it is made again.',
  source: ['ERC-721, event Transfer: emitted also where a token is created (from 0) or destroyed (to 0)'],
})
