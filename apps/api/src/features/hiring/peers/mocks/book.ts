import { randomUUID } from 'node:crypto'
import { pickQuestions, QUESTIONS } from '@tryka/coach'
import {
  ABSENT,
  EXPERIENCE_LEVELS,
  LIVE_MARKET_ID,
  MOCK_MACHINE,
  MOCK_RULES,
  PRACTICE_LIMITS,
} from '@tryka/domain'
import type { Change } from '../../core/change'
import { refused } from '../../core/errors'
import { isFreeAt } from './meet'
import { sendMockLetters } from './mock-mail'
import { mocksOf, moveRequest, roomPath, tellPerson } from './mock-moves'
import { MockEntity, type MockPart, type StoredMockRow, type StoredPeerRequestRow } from './mock.table'

/** What is asked in one part; those of the other part are other ones. */
function partOf(id: string, row: StoredPeerRequestRow, taken: readonly string[] = []): MockPart {
  const questions = pickQuestions(
    QUESTIONS.filter((question) => !taken.includes(question.id)),
    {
      session: id,
      types: Array.from({ length: MOCK_RULES.questions }, () => row.type),
      areas: row.areas,
      level: row.level,
      skills: [],
      weakest: null,
      met: new Map(),
      now: 0,
      againDays: PRACTICE_LIMITS.againDays,
    },
  ).map((question) => question.id)
  return { questions, at: 0, asked: questions.map(() => []), answers: questions.map(() => '') }
}

/** Books the earliest time that suits both; callers hold both people. */
export async function book(change: Change, one: StoredPeerRequestRow, other: StoredPeerRequestRow) {
  const { manager, at } = change
  const booked = await mocksOf(manager, other.candidateId)
  const startsAt = one.times.find((time) => other.times.includes(time) && isFreeAt(booked, time))
  if (!startsAt) throw refused(409, 'OTHER_TIMES', 'The times have changed. Choose again.')
  const isFirst = one.kind === 'ask' || (one.kind === 'swap' && one.askedAt <= other.askedAt)
  const [a, b] = isFirst ? [one, other] : [other, one]
  const id = randomUUID()
  const first = partOf(`${id}/a`, a)
  const level = EXPERIENCE_LEVELS.indexOf(a.level) <= EXPERIENCE_LEVELS.indexOf(b.level) ? a.level : b.level
  const row: StoredMockRow = {
    id,
    marketId: LIVE_MARKET_ID,
    a: a.candidateId,
    b: b.candidateId,
    requestA: a.id,
    requestB: b.id,
    depositA: a.depositId,
    depositB: b.depositId,
    kind: a.kind,
    type: a.type,
    level,
    language: a.language,
    parts: { a: first, b: a.kind === 'swap' ? partOf(`${id}/b`, b, first.questions) : null },
    presence: { a: ABSENT, b: ABSENT },
    links: { a: null, b: null },
    startsAt,
    liveAt: null,
    endedAt: null,
    by: null,
    state: 'booked',
    version: 1,
    at,
    eraseAt: null,
  }
  await change.move(MOCK_MACHINE, { from: 'none', action: 'book', by: 'system', subjectId: id })
  await manager.insert(MockEntity, row)
  for (const request of [a, b]) {
    await moveRequest(change, request, { action: 'book', by: 'system' })
    await tellPerson(change, request.candidateId, 'Your mock interview is booked.', roomPath(id))
  }
  await sendMockLetters(change, row, 'booked')
}
