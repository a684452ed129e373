import { EntitySchema } from 'typeorm'
import type { SkillLevel, SkillState } from '@tryka/domain'
import { flag, idColumn, integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface CandidateSkillRow {
  id: string
  candidateId: string
  skill: string
  level: SkillLevel
  state: SkillState
  score: number | null
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
  verified: boolean
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
    state: varchar('state', 24),
    score: integer('score', true),
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
    verified: flag('verified'),
  },
  indices: [{ name: 'ix_certifications_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('certifications')],
})
