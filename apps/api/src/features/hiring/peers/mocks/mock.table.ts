import { EntitySchema } from 'typeorm'
import type {
  ExperienceLevel,
  FocusArea,
  MockKind,
  MockState,
  PeerHours,
  PeerLanguage,
  PeerLevels,
  PeerRequestState,
  PracticeType,
  Presence,
} from '@tryka/domain'
import { flag, idColumn, integer, json, longText, packedJson, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

/** Somebody looks for another person to practise with. */
export interface PeerRequestRow {
  id: string
  candidateId: string
  kind: MockKind
  type: PracticeType
  areas: FocusArea[]
  level: ExperienceLevel
  language: PeerLanguage
  hours: PeerHours
  state: PeerRequestState
  /** Put aside for it. */
  price: number
  askedAt: string
  expiresAt: string
  /** People whom it met and who did not come of it. */
  past: string[]
  /** The request that it met. */
  otherId: string | null
  answerBy: string | null
  /** When its person could begin, once it agreed. */
  times: string[]
  /** What is put aside by agreeing. */
  depositId: string | null
}

/** One part of a mock interview, in which one side answers. */
export interface MockPart {
  questions: string[]
  /** Which of them is asked now. */
  at: number
  /** Of each question, the follow-ups that were asked. */
  asked: number[][]
  answers: string[]
}
export type Side = 'a' | 'b'

/** A mock interview of two people; where only one answers, it is `a`. */
export interface MockRow {
  id: string
  a: string
  b: string
  requestA: string
  requestB: string
  depositA: string | null
  depositB: string | null
  kind: MockKind
  type: PracticeType
  level: ExperienceLevel
  language: PeerLanguage
  parts: Record<Side, MockPart | null>
  presence: Record<Side, Presence>
  links: Record<Side, string | null>
  startsAt: string
  liveAt: string | null
  endedAt: string | null
  /** Who was not there, left or cancelled. */
  by: Side | 'both' | null
  state: MockState
  version: number
  at: string
  /** When what was written in it goes. */
  eraseAt: string | null
}

/** What one side said of it. */
export interface MockSheetRow {
  mockId: string
  candidateId: string
  levels: PeerLevels
  reasons: string[]
  thing: string
  tookPlace: boolean
  help: number
  submittedAt: string
}

/** That somebody did not come. It outlives the mock interview where either side deletes that: it protects others. */
export interface MockNoShowRow {
  candidateId: string
  mockId: string
  startsAt: string
}
export type StoredPeerRequestRow = InMarket<PeerRequestRow>
export type StoredMockRow = InMarket<MockRow>
export type StoredMockSheetRow = InMarket<MockSheetRow>
export type StoredMockNoShowRow = InMarket<MockNoShowRow>

const marketId = varchar('market_id', 36)
const candidateId = varchar('candidate_id', 36)

export const PeerRequestEntity = new EntitySchema<StoredPeerRequestRow>({
  name: 'peer_request',
  tableName: 'peer_requests',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    kind: varchar('kind', 8),
    type: varchar('type', 16),
    areas: json('areas'),
    level: varchar('level', 16),
    language: varchar('language', 16),
    hours: json('hours'),
    state: varchar('state', 10),
    price: integer('price'),
    askedAt: time('asked_at'),
    expiresAt: time('expires_at'),
    past: json('past'),
    otherId: varchar('other_id', 36, true),
    answerBy: time('answer_by', true),
    times: json('times'),
    depositId: varchar('deposit_id', 36, true),
  },
  indices: [
    { name: 'ix_peer_requests_state', columns: ['state', 'type', 'askedAt'] },
    { name: 'ix_peer_requests_candidate_id', columns: ['marketId', 'candidateId', 'askedAt'] },
  ],
  foreignKeys: [ofMarket('peer_requests')],
})

export const MockEntity = new EntitySchema<StoredMockRow>({
  name: 'mock',
  tableName: 'mocks',
  columns: {
    id: idColumn,
    marketId,
    a: varchar('a', 36),
    b: varchar('b', 36),
    requestA: varchar('request_a', 36),
    requestB: varchar('request_b', 36),
    depositA: varchar('deposit_a', 36, true),
    depositB: varchar('deposit_b', 36, true),
    kind: varchar('kind', 8),
    type: varchar('type', 16),
    level: varchar('level', 16),
    language: varchar('language', 16),
    parts: packedJson('parts'),
    presence: json('presence'),
    links: json('links'),
    startsAt: time('starts_at'),
    liveAt: time('live_at', true),
    endedAt: time('ended_at', true),
    by: varchar('by_side', 4, true),
    state: varchar('state', 14),
    version: integer('version'),
    at: time('at'),
    eraseAt: time('erase_at', true),
  },
  indices: [
    { name: 'ix_mocks_a', columns: ['a', 'startsAt'] },
    { name: 'ix_mocks_b', columns: ['b', 'startsAt'] },
    { name: 'ix_mocks_state', columns: ['state', 'startsAt'] },
    { name: 'ix_mocks_erase_at', columns: ['eraseAt'] },
    { name: 'ix_mocks_market_id', columns: ['marketId'] },
    { name: 'ux_mocks_request_a', columns: ['requestA'], unique: true },
    { name: 'ux_mocks_request_b', columns: ['requestB'], unique: true },
  ],
  foreignKeys: [ofMarket('mocks')],
})

const key = { primary: true, primaryKeyConstraintName: 'pk_mock_sheets' }

export const MockSheetEntity = new EntitySchema<StoredMockSheetRow>({
  name: 'mock_sheet',
  tableName: 'mock_sheets',
  columns: {
    mockId: { ...varchar('mock_id', 36), ...key },
    candidateId: { ...candidateId, ...key },
    marketId,
    levels: json('levels'),
    reasons: json('reasons'),
    thing: longText('thing'),
    tookPlace: flag('took_place'),
    help: integer('help'),
    submittedAt: time('submitted_at'),
  },
  indices: [{ name: 'ix_mock_sheets_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('mock_sheets')],
})

const noShowKey = { primary: true, primaryKeyConstraintName: 'pk_mock_no_shows' }

export const MockNoShowEntity = new EntitySchema<StoredMockNoShowRow>({
  name: 'mock_no_show',
  tableName: 'mock_no_shows',
  columns: {
    candidateId: { ...candidateId, ...noShowKey },
    mockId: { ...varchar('mock_id', 36), ...noShowKey },
    marketId,
    startsAt: time('starts_at'),
  },
  indices: [
    { name: 'ix_mock_no_shows_starts_at', columns: ['startsAt'] },
    { name: 'ix_mock_no_shows_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('mock_no_shows')],
})

export const mockEntities = [PeerRequestEntity, MockEntity, MockSheetEntity, MockNoShowEntity]
