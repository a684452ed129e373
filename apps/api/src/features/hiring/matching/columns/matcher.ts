import { Answers, subjectOf } from './answer'
import { Follower } from './follow'
import { Market } from './layout'
import type { FromMatcher, ToMatcher } from './protocol'
import { openReader } from './reader'
import { rowsWithWords } from './words'

/** What changed is read so often. */
const FOLLOW_MS = 1_000

/** So many texts are sooner looked at one by one than by an index that may find half of all. */
const FEW = 20_000

/** The side of a channel that a matcher has: its own process, or a test. */
export interface Channel {
  send(message: FromMatcher): void
  /** Something went wrong that asking again does not mend: whoever started this process begins a new one. */
  fail(error: unknown): void
}

/**
 * The live market in columns, asked over a channel. Works on one thing at a time in the order in which it came, so what is
 * asked after a refresh is answered from what that read.
 */
export function createMatcher(channel: Channel): (message: ToMatcher) => void {
  let before: Promise<unknown> = Promise.resolve()
  let answer: (message: Extract<ToMatcher, { kind: 'ask' }>) => Promise<void>
  let follower: Follower
  let timer: NodeJS.Timeout | undefined

  const inTurn = (work: () => Promise<unknown>): void => {
    before = before.then(work).catch((error: unknown) => {
      clearTimeout(timer)
      channel.fail(error)
    })
  }
  const followOn = (): void => {
    timer = setTimeout(() => {
      inTurn(() => follower.follow())
      inTurn(async () => followOn())
    }, FOLLOW_MS)
  }

  async function open({ source, marketId }: Extract<ToMatcher, { kind: 'open' }>): Promise<void> {
    const begun = performance.now()
    const reader = await openReader(source)
    const market = new Market()
    const answers = new Answers(market)
    follower = new Follower(reader, market, marketId)
    await follower.load()
    answer = async ({ id, question }) => {
      try {
        const among = () => answers.narrowed(question, FEW)
        const marked = await rowsWithWords(
          { reader, market, marketId, among },
          subjectOf(question),
          question.words,
        )
        channel.send({ kind: 'answer', id, answer: answers.answer(question, marked) })
      } catch (error) {
        channel.send({ kind: 'failed', id, message: String(error) })
      }
    }
    const { people, postings } = market
    const ms = Math.round(performance.now() - begun)
    channel.send({ kind: 'ready', people: people.count, postings: postings.count, ms })
    followOn()
  }

  return (message) => {
    if (message.kind === 'open') inTurn(() => open(message))
    else if (message.kind === 'ask') inTurn(() => answer(message))
    else inTurn(() => follower.refresh(message.subject, message.ids))
  }
}
