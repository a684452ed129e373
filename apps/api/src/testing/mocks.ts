import { randomUUID } from 'node:crypto'
import {
  ABSENT,
  criteriaOf,
  DAY_MS,
  LIVE_MARKET_ID,
  mocksApi,
  type AskMock,
  type SubmitSheet,
} from '@tryka/domain'
import { Changes } from '../features/hiring/core/change'
import { LiveBus } from '../features/hiring/core/live/live-bus'
import { mockClock } from '../features/hiring/peers/mocks/mock-clock'
import { MockEntity } from '../features/hiring/peers/mocks/mock.table'
import { Idempotency } from '../services/idempotency/idempotency'
import type { TestApp } from './build-test-app'
import { peer, type Candidate } from './peers'

export const ASK: AskMock = {
  kind: 'swap',
  type: 'behavioural',
  language: 'English',
  hours: { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 24 },
  price: 0,
}
/** Seconds between two beats of a room. */
const BEAT_MS = 40_000

/** What of mock interviews is due now, one kind after the other. */
export async function mockTick(test: TestApp): Promise<void> {
  const { db, clock } = test
  const outbox = { enqueue: () => Promise.resolve(), nudge: () => undefined }
  const idempotency = new Idempotency(db, clock)
  const changes = new Changes({ db, clock, idempotency, bus: new LiveBus({ db, prefix: '' }), outbox })
  const onTrouble = (error: unknown) => {
    throw error
  }
  for (const { run } of mockClock({ db, clock, changes, onTrouble })) await run()
}

export const askedFor = ({ me }: Candidate, over: Partial<AskMock> = {}) =>
  me.call(mocksApi.ask, { body: { ...ASK, ...over } })
/** The only request of somebody that is open. */
export async function requestOf({ me }: Candidate) {
  const [request] = (await me.call(mocksApi.home)).requests
  if (!request) throw new Error('There is no request')
  return request
}

/** Agrees to the first of the times that there are. */
export async function accepted(by: Candidate) {
  const { id, match } = await requestOf(by)
  const times = (match?.times ?? []).slice(0, 1)
  const deposit = match?.deposit ?? 0
  return by.me.call(mocksApi.accept, { params: { id }, body: { times, deposit } })
}

/** Two people who were found for each other, of whom the second asks where only one does. */
export async function matched(
  test: TestApp,
  emails: readonly [string, string],
  kind: 'swap' | 'ask' = 'swap',
  /** Before the requests. */
  prepare: (test: TestApp, person: Candidate) => Promise<void> = () => Promise.resolve(),
) {
  const [one, two] = [await peer(test, emails[0]), await peer(test, emails[1])] as const
  await prepare(test, one)
  await askedFor(one, kind === 'ask' ? { kind, price: 40 } : {})
  // Whoever asked first answers first.
  test.clock.advance(1_000)
  await askedFor(two, kind === 'ask' ? { kind: 'host' } : {})
  await mockTick(test)
  return [one, two] as const
}

/** The same, who have a time: the id of their mock interview. */
export async function booked(people: readonly [Candidate, Candidate]) {
  await accepted(people[0])
  const { mocks } = await accepted(people[1])
  const [mock] = mocks
  if (!mock) throw new Error('Nothing was booked')
  return mock
}

/** Both are there for so many minutes from the time of it on. */
export async function together(
  test: TestApp,
  people: readonly [Candidate, Candidate],
  { id, startsAt }: { id: string; startsAt: string },
  minutes = 16,
) {
  if (test.clock.now().toISOString() < startsAt) test.clock.set(startsAt)
  for (let ms = 0; ms <= minutes * 60_000; ms += BEAT_MS) {
    for (const { me } of people) await me.call(mocksApi.present, { params: { id } })
    test.clock.advance(BEAT_MS)
  }
}

/** A booked mock interview of somebody with nobody of the product: its id. */
export async function storedMock(test: TestApp, candidateId: string): Promise<string> {
  const id = randomUUID()
  const at = test.clock.now().toISOString()
  await test.db.write((manager) =>
    manager.insert(MockEntity, {
      id,
      marketId: LIVE_MARKET_ID,
      a: candidateId,
      b: randomUUID(),
      requestA: randomUUID(),
      requestB: randomUUID(),
      depositA: null,
      depositB: null,
      kind: 'swap',
      type: 'behavioural',
      level: 'mid',
      language: 'English',
      parts: { a: null, b: null },
      presence: { a: ABSENT, b: ABSENT },
      links: { a: null, b: null },
      startsAt: new Date(test.clock.now().getTime() + DAY_MS).toISOString(),
      liveAt: null,
      endedAt: null,
      by: null,
      state: 'booked',
      version: 1,
      at,
      eraseAt: null,
    }),
  )
  return id
}

/** What somebody says of it; `word` makes reasons nobody else gives. */
export const sheetOf = (word: string, over: Partial<Extract<SubmitSheet, { tookPlace: true }>> = {}) => ({
  tookPlace: true as const,
  help: 3,
  levels: criteriaOf('behavioural').map((id) => ({ id, level: 2 })),
  reasons: ['first', 'second', 'third'].map(
    (nth) => `The ${nth} ${word} answer named what was done and by whom.`,
  ),
  thing: 'Say how many people had noticed it before you did.',
  ...over,
})

/** Days later, with everybody still signed in. */
export async function daysLater(test: TestApp, people: readonly Candidate[], days: number) {
  for (let day = 0; day < days; day += 10) {
    test.clock.advance(Math.min(10, days - day) * DAY_MS)
    for (const { me } of people) await me.call(mocksApi.home)
  }
}
