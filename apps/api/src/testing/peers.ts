import { randomUUID } from 'node:crypto'
import { knownSet } from '@tryka/coach'
import { coachApi, creditsApi, DAY_MS, peersApi } from '@tryka/domain'
import type { Criterion, ExperienceLevel, PeerLevels, PracticeType, SavePeerCard } from '@tryka/domain'
import { AccountEntity } from '../services/accounts/account.entity'
import { payFor } from '../features/hiring/credits/ledger'
import { purseOfAccount } from '../features/hiring/credits/purse'
import { CandidateEntity } from '../features/hiring/profile/candidate.table'
import type { TestApp } from './build-test-app'
import { refusalOf } from './hiring'
import { candidate } from './live-market'

export type Candidate = Awaited<ReturnType<typeof candidate>>

export const PEER_CARD: SavePeerCard = {
  isOn: true,
  isAdult: true,
  name: 'Quiet Heron',
  areas: ['Blockchain'],
  types: ['behavioural', 'technical'],
  level: 'mid',
  languages: ['English'],
  showsMark: false,
  version: 0,
}
export const STORY =
  'In March the importer of our clinic lost 40 rows on a Friday night, two days before the audit. I stopped the importer, compared its log with the table, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides. By Monday all rows were back, and the auditor compared the two counts.'
export const QUOTES = ['I stopped the importer', 'By Monday all rows were back']
export const THING = 'Say how many people had noticed it, and what you do otherwise since.'
export const REVIEW = {
  levels: levelsOf(2),
  quotes: QUOTES,
  thing: THING,
}

/** One level for each criterion of a behavioural answer. */
export function levelsOf(level: number): PeerLevels {
  const criteria: Criterion[] = ['result', 'action', 'situation', 'reflection', 'clarity']
  return criteria.map((id) => ({ id, level }))
}

/** The row of somebody in the live market. */
export async function personOf(test: TestApp, { email }: Candidate) {
  const account = await test.db.read.findOneByOrFail(AccountEntity, { email })
  const person = await test.db.read.findOneByOrFail(CandidateEntity, { accountId: account.id })
  return { accountId: account.id, candidateId: person.id }
}

/** What an answer is refused with: its status and its code. */
export const refusals = async (answer: ReturnType<Candidate['me']['send']>) => refusalOf(await answer)

/** The points of somebody. */
export const balance = async ({ me }: Candidate) => (await me.call(creditsApi.ledger)).balance

/** Gives somebody 50 points, as an earlier deed did. */
export async function rich(test: TestApp, person: Candidate): Promise<void> {
  const { accountId } = await personOf(test, person)
  const deed = { amount: 50, reason: 'Correction accepted', note: null, refType: 'correction' } as const
  await test.db.write(async (manager) => {
    const now = test.clock.now()
    const change = { manager, now, at: now.toISOString() }
    await payFor(change, purseOfAccount(accountId), { ...deed, refId: randomUUID() })
  })
}

/** Somebody whose account is old enough to help. */
export async function oldEnough(test: TestApp, email: string): Promise<Candidate> {
  const made = await candidate(test, email)
  const createdAt = new Date(test.clock.now().getTime() - 8 * DAY_MS).toISOString()
  await test.db.write((manager) => manager.update(AccountEntity, { email }, { createdAt }))
  return made
}

/** The same, who switched helping on. */
export async function peer(test: TestApp, email: string, over: Partial<SavePeerCard> = {}) {
  const made = await oldEnough(test, email)
  await made.me.call(peersApi.saveCard, { body: { ...PEER_CARD, ...over } })
  return made
}

/** The levels of the raters for what somebody is to judge. */
export async function rightLevels({ me }: Candidate, type: PracticeType) {
  const { answers } = await me.call(peersApi.calibration, { query: { type } })
  const known = [0, 1, 2].flatMap((n) => knownSet(type, n))
  return answers.map(({ id }) => {
    const levels = known.find((one) => one.id === id)?.levels ?? {}
    return { id, levels: Object.entries(levels).map(([name, level]) => ({ id: name as Criterion, level })) }
  })
}

/** The same, who may review behavioural answers. */
export async function reviewer(test: TestApp, email: string, over: Partial<SavePeerCard> = {}) {
  const made = await peer(test, email, over)
  const answers = await rightLevels(made, 'behavioural')
  await made.me.call(peersApi.tryCalibration, { body: { type: 'behavioural', answers } })
  return made
}

/** A behavioural answer that was scored; its turn. */
export async function answered(
  { me }: Candidate,
  text = STORY,
  level: ExperienceLevel = 'mid',
): Promise<string> {
  const session = await me.call(coachApi.start, {
    body: {
      for: { kind: 'area', area: 'Blockchain' },
      types: ['behavioural'],
      level,
      count: 1,
      mode: 'typed',
      feedback: 'each',
    },
  })
  const params = { id: session.turns[0]?.id ?? '' }
  const said = await me.call(coachApi.answer, { params, body: { text, seconds: 60, spoken: false } })
  if (said.turns[0]?.state === 'answered') await me.call(coachApi.followUp, { params, body: { text: null } })
  return params.id
}

/** Shares an answer for what it costs now. */
export async function shared(by: Candidate, turnId?: string, text = STORY) {
  const turn = turnId ?? (await answered(by))
  const { price } = await by.me.call(peersApi.proposal, { query: { turn } })
  return by.me.call(peersApi.share, {
    body: { turnId: turn, text, language: 'English', hasRead: true, price },
  })
}

/** Takes an answer and reviews it; the id of the review. */
export async function reviewed({ me }: Candidate, id: string, over: Partial<typeof REVIEW> = {}) {
  const taken = await me.call(peersApi.take, { params: { id } })
  await me.call(peersApi.submit, { params: { id: taken.id }, body: { ...REVIEW, ...over } })
  return taken.id
}
