import type { EntityManager } from 'typeorm'
import {
  ALWAYS,
  BRAND,
  dashboardPath,
  LIVE_MARKET_ID,
  MINUTE_MS,
  mockMinutes,
  PRACTICE_TYPE_NAMES,
} from '@tryka/domain'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import { dropped, type Rendered } from '../../../../services/outbox/letters'
import { timeText } from '../../applications/interviews/calendar-entry'
import { calendarOf } from '../../applications/interviews/ics'
import type { Change } from '../../core/change'
import { purseOfCandidate } from '../../credits/purse'
import { CandidateEntity } from '../../profile/candidate.table'
import { MockEntity, type Side, type StoredMockRow } from './mock.table'

export const MOCK_TEMPLATE = 'mock'

interface MockData {
  mockId: string
  side: Side
  what: 'booked' | 'cancelled'
}

/** Both are mailed what was agreed or called off, each the own entry of a calendar: neither is named to the other. */
export async function sendMockLetters(change: Change, row: StoredMockRow, what: MockData['what']) {
  for (const side of ['a', 'b'] as const) {
    const purse = await purseOfCandidate(change.manager, {
      marketId: LIVE_MARKET_ID,
      candidateId: row[side],
    })
    if (purse)
      change.send({
        template: MOCK_TEMPLATE,
        data: { mockId: row.id, side, what } satisfies MockData,
        to: { accountId: purse.person },
        kind: ALWAYS,
        urgentFrom: change.at,
        dedup: `mock:${row.id}:${what}:${side}`,
      })
  }
}

/** The address that mails of the product come from. */
const senderOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** The letter about a mock interview as it is now, unless it has gone on since. */
export async function mockLetter(
  manager: EntityManager,
  data: object,
  { from, now }: { from: string; now: Date },
): Promise<Rendered> {
  const { mockId, side, what } = data as MockData
  const row = await manager.findOneBy(MockEntity, { id: mockId })
  if (!row) return dropped('gone')
  if (row.state !== what) return dropped('the mock interview has moved on')
  const person = await manager.findOneBy(CandidateEntity, { id: row[side] })
  const account = person?.accountId && (await manager.findOneBy(AccountEntity, { id: person.accountId }))
  if (!person || !account || !account.email) return dropped('gone')
  const minutes = mockMinutes(row.kind)
  const type = PRACTICE_TYPE_NAMES[row.type].toLowerCase()
  const isOff = what === 'cancelled'
  const name = account.email
  const content = calendarOf({
    uid: `mock-${row.id}-${side}@tryka.example`,
    sequence: isOff ? 1 : 0,
    method: isOff ? 'CANCEL' : 'REQUEST',
    stampedAt: now.toISOString(),
    startsAt: row.startsAt,
    endsAt: new Date(Date.parse(row.startsAt) + minutes * MINUTE_MS).toISOString(),
    summary: `Mock interview: ${type}`,
    description: `Mock interview, ${type}, ${minutes} minutes. The room opens in your dashboard.`,
    location: '',
    organizer: { name: BRAND.name, email: senderOf(from) },
    attendees: [{ name, email: account.email }],
  })
  return {
    letter: {
      subject: isOff ? 'Mock interview cancelled' : 'Mock interview booked',
      strand: 'amber',
      parts: [
        isOff ? 'A mock interview was called off. It was planned for:' : 'A mock interview is booked.',
        timeText(row.startsAt, person.timeZone),
        `${minutes} minutes, ${type}.`,
        {
          line: isOff ? 'Look for another one:' : 'The room opens a quarter of an hour before:',
          link: dashboardPath(
            'candidate',
            'interviews',
            isOff ? { tab: 'others', place: 'me' } : { mock: row.id, place: 'me' },
          ),
        },
      ],
      calendar: { method: isOff ? 'CANCEL' : 'REQUEST', content },
    },
  }
}
