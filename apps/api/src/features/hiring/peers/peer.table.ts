import { EntitySchema } from 'typeorm'
import type {
  ExperienceLevel,
  FocusArea,
  PeerLanguage,
  PeerLevels,
  PeerReviewState,
  PracticeType,
  SharedState,
} from '@tryka/domain'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** How somebody takes part. Nothing of it is read by a company. */
export interface PeerCardRow {
  candidateId: string
  isOn: boolean
  isAdult: boolean
  name: string
  areas: FocusArea[]
  types: PracticeType[]
  level: ExperienceLevel
  languages: PeerLanguage[]
  showsMark: boolean
  version: number
  at: string
}

/** Where somebody stands with answers of one type that two raters judged. */
export interface PeerCalibrationRow {
  candidateId: string
  type: PracticeType
  tries: number
  /** Hundredths of a level. */
  distance: number
  shift: number
  triedAt: string
  passedAt: string | null
  /** Reviews since it was passed. */
  given: number
}

/** An answer as its owner lets others read it. */
export interface SharedAnswerRow {
  id: string
  candidateId: string
  turnId: string
  questionId: string
  type: PracticeType
  level: ExperienceLevel
  language: PeerLanguage
  /** Empty once it is erased. */
  text: string
  score: number
  levels: PeerLevels
  /** Put aside for it; nothing where it was free. */
  price: number
  wanted: number
  state: SharedState
  sharedAt: string
  /** While it is open or reviewed: when that ends by itself. */
  closesAt: string | null
  /** Once it is closed: when its words go. */
  eraseAt: string | null
}

/** One person's look at a shared answer, or at a known one that stands among them. */
export interface PeerReviewRow {
  id: string
  /** Who reviews. */
  candidateId: string
  /** Whose answer it is; empty for a known one, which is nobody's. */
  ownerId: string
  /** What it was listed as. */
  sharedId: string
  /** The id of the known answer; null where somebody asked. */
  known: string | null
  levels: PeerLevels
  quotes: string[]
  thing: string
  state: PeerReviewState
  takenAt: string
  takenUntil: string
  submittedAt: string | null
}
export type StoredPeerCardRow = InMarket<PeerCardRow>
export type StoredCalibrationRow = InMarket<PeerCalibrationRow>
export type StoredSharedRow = InMarket<SharedAnswerRow>
export type StoredPeerReviewRow = InMarket<PeerReviewRow>
/** An answer as whoever reviews it reads it, and what is known of it before its words. */
export type ReviewedAnswer = Pick<
  StoredSharedRow,
  'id' | 'type' | 'level' | 'language' | 'questionId' | 'text'
>
export type ListedAnswer = Omit<ReviewedAnswer, 'text'>

const marketId = varchar('market_id', 36)
const candidateId = varchar('candidate_id', 36)
const keyOf = (table: string) => ({ primary: true, primaryKeyConstraintName: `pk_${table}` })

export const PeerCardEntity = new EntitySchema<StoredPeerCardRow>({
  name: 'peer_card',
  tableName: 'peer_cards',
  columns: {
    candidateId: { ...candidateId, ...keyOf('peer_cards') },
    marketId,
    isOn: flag('is_on'),
    isAdult: flag('is_adult'),
    name: varchar('name', 40),
    areas: json('areas'),
    types: json('types'),
    level: varchar('level', 16),
    languages: json('languages'),
    showsMark: flag('shows_mark'),
    version: integer('version'),
    at: time('at'),
  },
  indices: [{ name: 'ix_peer_cards_market_id', columns: ['marketId'] }],
  foreignKeys: [ofMarket('peer_cards')],
})

export const PeerCalibrationEntity = new EntitySchema<StoredCalibrationRow>({
  name: 'peer_calibration',
  tableName: 'peer_calibrations',
  columns: {
    candidateId: { ...candidateId, ...keyOf('peer_calibrations') },
    type: { ...varchar('type', 16), ...keyOf('peer_calibrations') },
    marketId,
    tries: integer('tries'),
    distance: integer('distance'),
    shift: integer('shift'),
    triedAt: time('tried_at'),
    passedAt: time('passed_at', true),
    given: integer('given'),
  },
  indices: [{ name: 'ix_peer_calibrations_market_id', columns: ['marketId'] }],
  foreignKeys: [ofMarket('peer_calibrations')],
})

export const SharedAnswerEntity = new EntitySchema<StoredSharedRow>({
  name: 'shared_answer',
  tableName: 'shared_answers',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    turnId: varchar('turn_id', 36),
    questionId: varchar('question_id', 100),
    type: varchar('type', 16),
    level: varchar('level', 16),
    language: varchar('language', 16),
    text: longText('text'),
    score: integer('score'),
    levels: json('levels'),
    price: integer('price'),
    wanted: integer('wanted'),
    state: varchar('state', 10),
    sharedAt: time('shared_at'),
    closesAt: time('closes_at', true),
    eraseAt: time('erase_at', true),
  },
  indices: [
    { name: 'ix_shared_answers_state', columns: ['state', 'type', 'sharedAt'] },
    { name: 'ix_shared_answers_candidate_id', columns: ['marketId', 'candidateId', 'sharedAt'] },
    { name: 'ix_shared_answers_closes_at', columns: ['closesAt'] },
    { name: 'ix_shared_answers_erase_at', columns: ['eraseAt'] },
    { name: 'ux_shared_answers_open', columns: ['turnId'], unique: true, where: `"state" = 'open'` },
  ],
  foreignKeys: [ofMarket('shared_answers')],
})

export const PeerReviewEntity = new EntitySchema<StoredPeerReviewRow>({
  name: 'peer_review',
  tableName: 'peer_reviews',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    ownerId: varchar('owner_id', 36),
    sharedId: varchar('shared_id', 36),
    known: varchar('known', 36, true),
    levels: json('levels'),
    quotes: json('quotes'),
    thing: longText('thing'),
    state: varchar('state', 10),
    takenAt: time('taken_at'),
    takenUntil: time('taken_until'),
    submittedAt: time('submitted_at', true),
  },
  indices: [
    { name: 'ux_peer_reviews_shared_id', columns: ['sharedId', 'candidateId'], unique: true },
    { name: 'ix_peer_reviews_candidate_id', columns: ['marketId', 'candidateId', 'takenAt'] },
    { name: 'ix_peer_reviews_owner_id', columns: ['ownerId', 'candidateId', 'takenAt'] },
    { name: 'ix_peer_reviews_state', columns: ['state', 'takenUntil'] },
  ],
  foreignKeys: [ofMarket('peer_reviews')],
})

export const peerEntities = [PeerCardEntity, PeerCalibrationEntity, SharedAnswerEntity, PeerReviewEntity]
