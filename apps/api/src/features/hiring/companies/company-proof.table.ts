import { EntitySchema } from 'typeorm'
import type { CompanyState } from '@tryka/domain'
import { integer, json, longText, time, varchar } from '../../../db/columns'
import { ofMarket } from '../core/of-market'

/** Another name or domain of a verified company, until somebody decided; then its end. */
export interface PendingChange {
  name: string | null
  domain: string | null
  askedAt: string
  /** When the new domain was proven, and by which address; by its DNS where there is none. */
  provenAt: string | null
  provenBy: string | null
  end: { accepted: boolean; reason: string | null; at: string } | null
}

/** Who a company of the live market says it is, and how far the proof has come. Companies of demos have none. */
export interface CompanyProofRow {
  companyId: string
  marketId: string
  state: CompanyState
  stateAt: string
  /** As it is shown. */
  domain: string
  /** The registrable domain in lower case; one verified company has it. */
  domainKey: string
  country: string
  /** The account that made the company. */
  createdBy: string | null
  createdAt: string
  /** The address at the domain that was proven. */
  provenBy: string | null
  /** The address to which a code went last. */
  sentTo: string | null
  /** What the person who decided wrote. */
  reason: string | null
  refusals: number
  /** What an administrator asked last, and what the company answered. */
  question: string | null
  askedAt: string | null
  answer: string | null
  answeredAt: string | null
  /** The decision by which the company is suspended; null while it is not. */
  stateDecisionId: string | null
  /** When the suspension ends by itself; null is without end. */
  suspendedUntil: string | null
  /**
   * While the applicants of a suspended company are being told: the last application whose person was, empty at the
   * beginning; null when nobody is left to tell.
   */
  untoldAfter: string | null
  pendingChange: PendingChange | null
  /** When the change could be decided about; null while there is none. */
  changeReadyAt: string | null
  /** When the proof is looked at again; null is a year after the company was verified. */
  checkDueAt: string | null
  /** When its Admins were asked to prove the domain anew; null while they are not. */
  checkAskedAt: string | null
  /** Since when somebody has to look, because it was not proved again. */
  doubtedAt: string | null
  version: number
}

export const CompanyProofEntity = new EntitySchema<CompanyProofRow>({
  name: 'company_proof',
  tableName: 'company_proofs',
  columns: {
    companyId: {
      ...varchar('company_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_company_proofs',
    },
    marketId: varchar('market_id', 36),
    state: varchar('state', 12),
    stateAt: time('state_at'),
    domain: varchar('domain', 253),
    domainKey: varchar('domain_key', 253),
    country: varchar('country', 2),
    createdBy: varchar('created_by', 36, true),
    createdAt: time('created_at'),
    provenBy: varchar('proven_by', 254, true),
    sentTo: varchar('sent_to', 254, true),
    reason: longText('reason', true),
    refusals: integer('refusals'),
    question: longText('question', true),
    askedAt: time('asked_at', true),
    answer: longText('answer', true),
    answeredAt: time('answered_at', true),
    stateDecisionId: varchar('state_decision_id', 36, true),
    suspendedUntil: time('suspended_until', true),
    untoldAfter: varchar('untold_after', 36, true),
    pendingChange: json('pending_change', true),
    changeReadyAt: time('change_ready_at', true),
    checkDueAt: time('check_due_at', true),
    checkAskedAt: time('check_asked_at', true),
    doubtedAt: time('doubted_at', true),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_company_proofs_domain_key',
      columns: ['domainKey'],
      unique: true,
      where: `"state" IN ('verified', 'suspended')`,
    },
    {
      name: 'ix_company_proofs_untold',
      columns: ['companyId'],
      where: '"untold_after" IS NOT NULL',
    },
    {
      name: 'ix_company_proofs_check_due_at',
      columns: ['checkDueAt'],
      where: '"check_due_at" IS NOT NULL',
    },
    { name: 'ix_company_proofs_state', columns: ['state', 'stateAt', 'companyId'] },
    { name: 'ix_company_proofs_state_at', columns: ['stateAt', 'companyId'] },
    {
      name: 'ix_company_proofs_waits',
      columns: ['stateAt', 'companyId'],
      where: `("state" = 'pending' OR ("state" = 'verified' AND ("change_ready_at" IS NOT NULL OR "doubted_at" IS NOT NULL))) IS TRUE`,
    },
  ],
  foreignKeys: [ofMarket('company_proofs')],
})
