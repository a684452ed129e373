import { EntitySchema } from 'typeorm'
import type { PlainAnswer, RecheckState, TrackSlug } from '@tryka/domain'
import { flag, idColumn, integer, json, time, varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'

/** Five tasks about one skill: after a result that is held, or in an interview. */
export interface RecheckRow {
  id: string
  accountId: string
  interviewId: string | null
  /** The result that is held. */
  attemptId: string | null
  track: TrackSlug
  skill: string
  state: RecheckState
  /** Tasks that were right, as soon as it ended. */
  right: number | null
  of: number
  /** The difficulty around which tasks are given, in thousandths: below the result. */
  around: number
  /** Its tasks are made again from this version alone. */
  bankVersion: string
  /** How much time the person takes, in per cent of the usual. */
  timePercent: number
  /** For how long it may run. */
  minutes: number
  askedAt: string
  acceptedAt: string | null
  startedAt: string | null
  endsAt: string | null
  endedAt: string | null
  version: number
}

const part = (name: string, column: string, target: string) => ({
  name,
  target,
  columnNames: [column],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})

export const RecheckEntity = new EntitySchema<RecheckRow>({
  name: 'recheck',
  tableName: 'rechecks',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    interviewId: varchar('interview_id', 36, true),
    attemptId: varchar('attempt_id', 36, true),
    track: varchar('track', 40),
    skill: varchar('skill', 60),
    state: varchar('state', 16),
    right: integer('right', true),
    of: integer('of'),
    around: integer('around'),
    bankVersion: varchar('bank_version', 20),
    timePercent: integer('time_percent'),
    minutes: integer('minutes'),
    askedAt: time('asked_at'),
    acceptedAt: time('accepted_at', true),
    startedAt: time('started_at', true),
    endsAt: time('ends_at', true),
    endedAt: time('ended_at', true),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_rechecks_interview',
      columns: ['interviewId', 'skill'],
      unique: true,
      where: '"interview_id" IS NOT NULL',
    },
    {
      name: 'ux_rechecks_attempt',
      columns: ['attemptId'],
      unique: true,
      where: '"attempt_id" IS NOT NULL',
    },
    { name: 'ix_rechecks_account', columns: ['accountId', 'track', 'askedAt'] },
    { name: 'ix_rechecks_due', columns: ['state', 'endsAt'] },
  ],
  foreignKeys: [ofAccount('rechecks'), part('fk_rechecks_attempt', 'attemptId', 'assessment_attempt')],
})

/** A task of a re-check. What it asked, and what was right, is made again from keys and never stored. */
export interface RecheckTaskRow {
  id: string
  recheckId: string
  seq: number
  templateId: string
  revision: number
  topic: string
  shownAt: string
  dueAt: string
  /** Null as long as it is open; of a late answer the end of its time. */
  answeredAt: string | null
  /** Null where nobody answered, or said to know nothing. */
  answer: PlainAnswer | null
  /** What stands in the answer of an open task of an interview; the company sees it. */
  draft?: PlainAnswer | null
  isLate: boolean
  isCorrect: boolean
}

export const RecheckTaskEntity = new EntitySchema<RecheckTaskRow>({
  name: 'recheck_task',
  tableName: 'recheck_tasks',
  columns: {
    id: idColumn,
    recheckId: varchar('recheck_id', 36),
    seq: integer('seq'),
    templateId: varchar('template_id', 120),
    revision: integer('revision'),
    topic: varchar('topic', 40),
    shownAt: time('shown_at'),
    dueAt: time('due_at'),
    answeredAt: time('answered_at', true),
    answer: json('answer', true),
    draft: json('draft', true),
    isLate: flag('is_late'),
    isCorrect: flag('is_correct'),
  },
  indices: [
    { name: 'ux_recheck_tasks_recheck_id_seq', columns: ['recheckId', 'seq'], unique: true },
    { name: 'ix_recheck_tasks_shown_at', columns: ['shownAt'] },
  ],
  foreignKeys: [part('fk_recheck_tasks_recheck', 'recheckId', 'recheck')],
})

export const recheckEntities = [RecheckEntity, RecheckTaskEntity]
