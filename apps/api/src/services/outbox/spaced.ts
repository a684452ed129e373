import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { Message } from './queue'
import { OutboxEntity } from './outbox.table'

/** Messages to accounts whose names stand for what they speak of, and not yet for one telling of it. */
export type Spaced = Omit<Message, 'to' | 'notBefore'> & { to: { accountId: string } }

/**
 * Of what may happen often, as many messages as may be told: none where one waits, which tells of everything when it is
 * made, and the next one no sooner than `everyMs` after the last.
 */
export async function spaced(
  manager: EntityManager,
  messages: readonly Spaced[],
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<Message[]> {
  if (messages.length === 0) return []
  const turn = Math.floor(now.getTime() / everyMs)
  // A name holds the turn in which it was due: the last one stands in one of these.
  const namesOf = ({ dedup }: Spaced) => [turn - 1, turn, turn + 1].map((each) => `${dedup}:${each}`)
  const [waiting, known] = await Promise.all([
    manager.find(OutboxEntity, {
      select: { id: true, dedupKey: true },
      where: { accountId: In(messages.map(({ to }) => to.accountId)), state: 'queued' },
    }),
    manager.find(OutboxEntity, {
      select: { id: true, dedupKey: true, notBefore: true },
      where: { dedupKey: In(messages.flatMap(namesOf)) },
    }),
  ])
  return messages.flatMap((message): Message[] => {
    const { dedup } = message
    if (waiting.some(({ dedupKey }) => dedupKey.startsWith(`${dedup}:`))) return []
    const told = known.filter(({ dedupKey }) => namesOf(message).includes(dedupKey))
    const last = Math.max(0, ...told.map(({ notBefore }) => Date.parse(notBefore)))
    const due = Math.max(now.getTime(), last + everyMs)
    const name = `${dedup}:${Math.floor(due / everyMs)}`
    return [{ ...message, dedup: name, notBefore: new Date(due).toISOString() }]
  })
}
