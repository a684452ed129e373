import type { EntityManager } from 'typeorm'
import { outlineOf } from '../exporters/outline'
import { toPlainText } from '../exporters/plain-text'
import { ResumeEntity, toResume } from '../resume.entity'
import type { ResumeShareRow } from './resume-share.table'
import { ResumeShareEntity } from './resume-share.table'
import { sharedDraft } from './shared-draft'

/** Longer than any resume that a person reads; what is kept with a case has an end. */
const LONGEST = 20_000

/** What a link shows, for who decides about it. */
export interface ReportedShare {
  share: ResumeShareRow
  isDeleted: boolean
  fullName: string
  hasPhoto: boolean
  /** What readers read, in the order of the page. */
  text: string
}

/** A link and what readers see by it, also when it ended; nothing when it or its resume is gone. */
export async function reportedShare(manager: EntityManager, id: string): Promise<ReportedShare | null> {
  const share = await manager.findOneBy(ResumeShareEntity, { id })
  const row =
    share && (await manager.findOneBy(ResumeEntity, { id: share.resumeId, accountId: share.accountId }))
  if (!share || !row) return null
  const shown = sharedDraft(toResume(row), share.hideContact)
  return {
    share,
    isDeleted: row.deletedAt !== null,
    fullName: shown.personalInfo.fullName.trim(),
    hasPhoto: shown.photo !== '',
    text: toPlainText(outlineOf(shown)).slice(0, LONGEST),
  }
}

/** Only a decision hides a link, and only its end shows it again: a link that its owner ended stays ended. */
export async function hideShare(manager: EntityManager, id: string, decisionId: string): Promise<void> {
  await manager.update(ResumeShareEntity, { id }, { hiddenDecisionId: decisionId })
}

/** Shows again what a decision hid; a later one stays. */
export async function showShares(manager: EntityManager, decisionId: string): Promise<void> {
  await manager.update(ResumeShareEntity, { hiddenDecisionId: decisionId }, { hiddenDecisionId: null })
}
