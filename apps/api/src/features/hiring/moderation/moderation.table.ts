import { EntitySchema } from 'typeorm'
import type {
  CaseState,
  DecisionAction,
  DecisionGround,
  ObjectionState,
  ReportReason,
  ReportSubject,
  SeenFact,
} from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'

/** All reports of one subject until somebody decides, with what was to be seen when the first came. */
export interface CaseRow {
  id: string
  subjectType: ReportSubject
  subjectId: string
  /** The account behind the subject, and the company. */
  accountId: string | null
  companyId: string | null
  name: string
  /** Of the first report. */
  reason: ReportReason
  snapshot: SeenFact[]
  state: CaseState
  weight: number
  reports: number
  openedAt: string
  assignedTo: string | null
  decidedAt: string | null
  version: number
}

export const CaseEntity = new EntitySchema<CaseRow>({
  name: 'case',
  tableName: 'cases',
  columns: {
    id: idColumn,
    subjectType: varchar('subject_type', 12),
    subjectId: varchar('subject_id', 36),
    accountId: varchar('account_id', 36, true),
    companyId: varchar('company_id', 36, true),
    name: varchar('name', 200),
    reason: varchar('reason', 16),
    snapshot: json('snapshot'),
    state: varchar('state', 12),
    weight: integer('weight'),
    reports: integer('reports'),
    openedAt: time('opened_at'),
    assignedTo: varchar('assigned_to', 64, true),
    decidedAt: time('decided_at', true),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_cases_open_subject',
      columns: ['subjectType', 'subjectId'],
      unique: true,
      where: `"state" IN ('open', 'looked_at')`,
    },
    // The heaviest first: its weight goes down, which a schema of entities cannot say.
    {
      name: 'ix_cases_open',
      columns: ['weight', 'openedAt', 'id'],
      where: `"state" IN ('open', 'looked_at')`,
    },
    { name: 'ix_cases_decided', columns: ['decidedAt', 'id'], where: `"state" = 'decided'` },
    { name: 'ix_cases_subject', columns: ['subjectType', 'subjectId', 'openedAt'] },
    { name: 'ix_cases_account_id', columns: ['accountId'] },
  ],
})

export interface ReportRow {
  id: string
  caseId: string
  /** Null when the reporter is erased. */
  reporterAccountId: string | null
  /** Keyed hash of the address: the same person counts once, also with an account made anew. */
  reporterHash: string
  reason: ReportReason
  text: string
  at: string
}

export const ReportEntity = new EntitySchema<ReportRow>({
  name: 'report',
  tableName: 'reports',
  columns: {
    id: idColumn,
    caseId: varchar('case_id', 36),
    reporterAccountId: varchar('reporter_account_id', 36, true),
    reporterHash: varchar('reporter_hash', 43),
    reason: varchar('reason', 16),
    text: longText('text'),
    at: time('at'),
  },
  indices: [
    { name: 'ux_reports_case_reporter', columns: ['caseId', 'reporterHash'], unique: true },
    { name: 'ix_reports_reporter_hash', columns: ['reporterHash', 'at'] },
    { name: 'ix_reports_reporter_account_id', columns: ['reporterAccountId'] },
  ],
})

/** What was decided, as whom it is about reads it. A dismissal tells nobody and is a row all the same. */
export interface DecisionRow {
  id: string
  caseId: string | null
  subjectType: ReportSubject
  subjectId: string
  name: string
  /** Who is told: an account, or the Admins of a company. */
  accountId: string | null
  companyId: string | null
  action: DecisionAction
  /** Null of a dismissal. */
  ground: DecisionGround | null
  statement: string[]
  scope: { covers: string[] }
  until: string | null
  decidedBy: string
  at: string
  liftedAt: string | null
  /** Keyed hash of the address of an account that is erased, and until when it is kept. */
  addressHash: string | null
  addressUntil: string | null
  /** The administrator; null of what nobody lifted. */
  liftedBy: string | null
  /** Why, as whom it is about reads it; null where the answer to an objection says it. */
  liftReason: string | null
}

export const DecisionEntity = new EntitySchema<DecisionRow>({
  name: 'decision',
  tableName: 'decisions',
  columns: {
    id: idColumn,
    caseId: varchar('case_id', 36, true),
    subjectType: varchar('subject_type', 12),
    subjectId: varchar('subject_id', 36),
    name: varchar('name', 200),
    accountId: varchar('account_id', 36, true),
    companyId: varchar('company_id', 36, true),
    action: varchar('action', 12),
    ground: varchar('ground', 16, true),
    statement: json('statement'),
    scope: json('scope'),
    until: time('until', true),
    decidedBy: varchar('decided_by', 64),
    at: time('at'),
    liftedAt: time('lifted_at', true),
    addressHash: varchar('address_hash', 43, true),
    addressUntil: time('address_until', true),
    liftedBy: varchar('lifted_by', 64, true),
    liftReason: longText('lift_reason', true),
  },
  indices: [
    {
      name: 'ix_decisions_address',
      columns: ['addressHash', 'addressUntil'],
      where: '"address_hash" IS NOT NULL',
    },
    { name: 'ix_decisions_account_id', columns: ['accountId', 'at'] },
    { name: 'ix_decisions_company_id', columns: ['companyId', 'at'] },
    { name: 'ix_decisions_subject', columns: ['subjectType', 'subjectId', 'at'] },
    { name: 'ix_decisions_until', columns: ['until'], where: '"lifted_at" IS NULL' },
  ],
})

export interface ObjectionRow {
  id: string
  decisionId: string
  accountId: string | null
  text: string
  state: ObjectionState
  answer: string | null
  decidedBy: string | null
  at: string
  decidedAt: string | null
}

export const ObjectionEntity = new EntitySchema<ObjectionRow>({
  name: 'objection',
  tableName: 'objections',
  columns: {
    id: idColumn,
    decisionId: varchar('decision_id', 36),
    accountId: varchar('account_id', 36, true),
    text: longText('text'),
    state: varchar('state', 12),
    answer: longText('answer', true),
    decidedBy: varchar('decided_by', 64, true),
    at: time('at'),
    decidedAt: time('decided_at', true),
  },
  indices: [
    { name: 'ux_objections_decision_id', columns: ['decisionId'], unique: true },
    { name: 'ix_objections_state', columns: ['state', 'at', 'id'] },
    { name: 'ix_objections_decided_at', columns: ['decidedAt', 'id'], where: '"decided_at" IS NOT NULL' },
  ],
})

export const moderationEntities = [CaseEntity, ReportEntity, DecisionEntity, ObjectionEntity]
