import type { FindOptionsWhere } from 'typeorm'
import { EntitySchema, IsNull } from 'typeorm'
import type { SkillLevel, SkillState } from '@tryka/domain'
import { idColumn, integer, json, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface CandidateSkillRow {
  id: string
  candidateId: string
  skill: string
  /** What the person says, unless `unclaimed`. */
  level: SkillLevel
  /** Set where they said nothing and only take its test: nobody else hears of it until it is proved to them. */
  unclaimed?: 1 | null
  /** The level that the proof was given for; without it, it stands for `level`. Null again once it is revoked. */
  awarded?: SkillLevel | null
  /** How likely the levels over the awarded one are, lowest first, in basis points. */
  above?: number[] | null
  /** Whether others may see the proof; without it they may. */
  visibility?: 'shared' | 'private' | null
  state: SkillState
  /** Of a sample, in per cent. */
  score: number | null
  /** What a credential says, 200 to 800, and how far off it may be. */
  provedScore?: number | null
  standardError?: number | null
  verifiedAt: string | null
  expiresAt: string | null
  /** Of a scheduled assessment. */
  scheduledAt: string | null
  submittedAt: string | null
  credentialId: string | null
  version: number
}

export interface CertificationRow {
  id: string
  candidateId: string
  name: string
  issuer: string
  issued: string
  expires: string | null
  credentialId: string
}

export type StoredCandidateSkillRow = InMarket<CandidateSkillRow>

export const CandidateSkillEntity = new EntitySchema<StoredCandidateSkillRow>({
  name: 'candidate_skill',
  tableName: 'candidate_skills',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    skill: varchar('skill', 60),
    level: integer('level'),
    unclaimed: integer('unclaimed', true),
    awarded: integer('awarded', true),
    above: json('above', true),
    visibility: varchar('visibility', 8, true),
    state: varchar('state', 24),
    score: integer('score', true),
    provedScore: integer('proved_score', true),
    standardError: integer('standard_error', true),
    verifiedAt: time('verified_at', true),
    expiresAt: time('expires_at', true),
    scheduledAt: time('scheduled_at', true),
    submittedAt: time('submitted_at', true),
    credentialId: varchar('credential_id', 80, true),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_candidate_skills_candidate_id_skill', columns: ['candidateId', 'skill'], unique: true },
    { name: 'ix_candidate_skills_skill_state', columns: ['marketId', 'skill', 'state'] },
    { name: 'ix_candidate_skills_candidate_id_state', columns: ['candidateId', 'state'] },
    { name: 'ix_candidate_skills_state_expires_at', columns: ['state', 'expiresAt'] },
  ],
  foreignKeys: [ofMarket('candidate_skills')],
})

/** Of a query whose rows of skills go by `s`: those that prove something to others. */
export const SHARED_PROOF = `s.state = 'Verified' AND COALESCE(s.visibility, 'shared') = 'shared'`

/** Of a query whose rows name a candidate by this column: whether that person has a proof that others may see. */
export const hasSharedProof = (candidate: string, also = ''): string =>
  `EXISTS (SELECT 1 FROM candidate_skills s WHERE s.candidate_id = ${candidate} AND ${SHARED_PROOF}${also})`

/** The level that such a proof was given for, for what `hasSharedProof` asks for also. */
export const PROVED_LEVEL = 'COALESCE(s.awarded, s.level)'

/** The proofs of a person that others may see. */
export const sharedProofsOf = (person: {
  marketId: string
  candidateId: string
}): FindOptionsWhere<StoredCandidateSkillRow>[] =>
  [IsNull(), 'shared' as const].map((visibility) => ({ ...person, state: 'Verified', visibility }))

export type StoredCertificationRow = InMarket<CertificationRow>

export const CertificationEntity = new EntitySchema<StoredCertificationRow>({
  name: 'certification',
  tableName: 'certifications',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    name: varchar('name', 160),
    issuer: varchar('issuer', 160),
    issued: varchar('issued', 24),
    expires: varchar('expires', 24, true),
    credentialId: varchar('credential_id', 120),
  },
  indices: [{ name: 'ix_certifications_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('certifications')],
})
