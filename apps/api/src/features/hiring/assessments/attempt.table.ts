import { EntitySchema } from 'typeorm'
import type { Calibration, ItemParameters, Measured } from '@tryka/assessment'
import type { AttemptEnd, AttemptState, Signals, TaskAnswer, TrackSlug } from '@tryka/domain'
import { flag, idColumn, integer, json, time, varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'
import { KeptAnswerEntity } from './kept-answer.table'
import { TemplateStatEntity } from './template-stat.table'

/** What is noted beside a whole attempt. */
export interface AttemptSignals {
  /** The network of the first call, hashed by a key of the month. */
  network: string
  severalNetworks: boolean
}

/** One taking of a test, by an account and in no market. */
export interface AttemptRow {
  id: string
  accountId: string
  track: TrackSlug
  /** Its tasks are made again from this version alone. */
  bankVersion: string
  state: AttemptState
  /** How much time the person takes, in per cent of the usual. */
  timePercent: number
  share: boolean
  /** Which texts were agreed to; all of them, or there is no attempt. */
  consents: { version: string; at: string }
  scheduledAt: string | null
  startedAt: string | null
  expiresAt: string | null
  /** Of whatever does not go on; an account has one attempt without it. */
  endedAt: string | null
  endReason: AttemptEnd | null
  pauseAsked: boolean
  pausedAt: string | null
  /** Of pauses that are over. */
  pausedMs: number
  /** With how sure the difficulties were then. */
  measured: (Measured & { calibration: Calibration }) | null
  signals: AttemptSignals | null
  version: number
}

export const AttemptEntity = new EntitySchema<AttemptRow>({
  name: 'assessment_attempt',
  tableName: 'assessment_attempts',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    track: varchar('track', 40),
    bankVersion: varchar('bank_version', 20),
    state: varchar('state', 16),
    timePercent: integer('time_percent'),
    share: flag('share'),
    consents: json('consents'),
    scheduledAt: time('scheduled_at', true),
    startedAt: time('started_at', true),
    expiresAt: time('expires_at', true),
    endedAt: time('ended_at', true),
    endReason: varchar('end_reason', 12, true),
    pauseAsked: flag('pause_asked'),
    pausedAt: time('paused_at', true),
    pausedMs: integer('paused_ms'),
    measured: json('measured', true),
    signals: json('signals', true),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_assessment_attempts_open',
      columns: ['accountId'],
      unique: true,
      where: '"ended_at" IS NULL',
    },
    { name: 'ix_assessment_attempts_account', columns: ['accountId', 'track', 'startedAt'] },
    { name: 'ix_assessment_attempts_track', columns: ['track', 'startedAt'] },
    { name: 'ix_assessment_attempts_due', columns: ['state', 'expiresAt'] },
    { name: 'ix_assessment_attempts_ended_at', columns: ['endedAt'] },
    { name: 'ix_assessment_attempts_signals', columns: ['startedAt'], where: '"signals" IS NOT NULL' },
  ],
  foreignKeys: [ofAccount('assessment_attempts')],
})

/** A task of an attempt. What it asked, and what was right, is made again from keys and never stored. */
export interface AttemptTaskRow {
  id: string
  attemptId: string
  seq: number
  templateId: string
  revision: number
  /** It is tried out: it counts for nothing, and whoever takes the test is not told which it was. */
  isPilot: boolean
  topic: string
  shownAt: string
  dueAt: string
  /** Null as long as it is open; of a late answer the end of its time. */
  answeredAt: string | null
  /** Null where nobody answered, or said to know nothing. */
  answer: TaskAnswer | null
  /** Of an answer in code that is long enough to tell: the same in all that differ in names alone. */
  codeForm: string | null
  isLate: boolean
  isCorrect: boolean
  /** Code is still run, or could not be: then the task counts for nothing. Null once it is known whether it is right. */
  grading: 'waiting' | 'void' | null
  /** How often code was tried on the cases that are shown. */
  runs: number
  signals: Signals | null
  /** How the task answers to ability, as it was when it was given. */
  item: ItemParameters
}

export const AttemptTaskEntity = new EntitySchema<AttemptTaskRow>({
  name: 'attempt_task',
  tableName: 'attempt_tasks',
  columns: {
    id: idColumn,
    attemptId: varchar('attempt_id', 36),
    seq: integer('seq'),
    templateId: varchar('template_id', 120),
    revision: integer('revision'),
    isPilot: flag('is_pilot'),
    topic: varchar('topic', 40),
    shownAt: time('shown_at'),
    dueAt: time('due_at'),
    answeredAt: time('answered_at', true),
    answer: json('answer', true),
    codeForm: varchar('code_form', 43, true),
    isLate: flag('is_late'),
    isCorrect: flag('is_correct'),
    grading: varchar('grading', 8, true),
    runs: integer('runs'),
    signals: json('signals', true),
    item: json('item'),
  },
  indices: [
    { name: 'ux_attempt_tasks_attempt_id_seq', columns: ['attemptId', 'seq'], unique: true },
    { name: 'ix_attempt_tasks_template_id', columns: ['templateId', 'shownAt'] },
    {
      name: 'ix_attempt_tasks_code_form',
      columns: ['templateId', 'codeForm'],
      where: '"code_form" IS NOT NULL',
    },
    { name: 'ix_attempt_tasks_shown_at', columns: ['shownAt'] },
    { name: 'ix_attempt_tasks_grading', columns: ['grading', 'answeredAt'], where: '"grading" IS NOT NULL' },
  ],
  foreignKeys: [
    {
      name: 'fk_attempt_tasks_attempt',
      target: 'assessment_attempt',
      columnNames: ['attemptId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

/** That an address began a test on a day: it outlives the account, or erasing would be a way round the wait. */
export interface AttemptMarkRow {
  addressHash: string
  track: TrackSlug
  day: string
  keptUntil: string
}

export const AttemptMarkEntity = new EntitySchema<AttemptMarkRow>({
  name: 'attempt_mark',
  tableName: 'attempt_marks',
  columns: {
    addressHash: { ...varchar('address_hash', 43), primary: true },
    track: { ...varchar('track', 40), primary: true },
    day: { ...varchar('day', 10), primary: true },
    keptUntil: time('kept_until'),
  },
  indices: [{ name: 'ix_attempt_marks_kept_until', columns: ['keptUntil'] }],
})

export const assessmentEntities = [
  AttemptEntity,
  AttemptTaskEntity,
  AttemptMarkEntity,
  KeptAnswerEntity,
  TemplateStatEntity,
]
