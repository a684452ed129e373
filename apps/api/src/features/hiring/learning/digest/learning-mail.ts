import { ALWAYS } from '@tryka/domain'
import type { DeliveryKind } from '@tryka/domain'
import type { Message } from '../../../../services/outbox/queue'
import { LAST } from '../../../../services/outbox/queue'
import type { Week } from './week-of'

/** The data of a row whose template is `learning`: the week is read when the letter is made. */
export interface LearningMailData extends Week {
  candidateId: string
  /** The module that is next on My path; null where none is. */
  step: string | null
  /** With it the digest stopped itself. */
  isLast: boolean
}

export const LEARNING_TEMPLATE = 'learning'
/** The switch of the digest: off until somebody switches it on. */
export const LEARNING_KIND = 'Learning recommendations' satisfies DeliveryKind

/**
 * The digest of a week: it can wait for all other mail. `at` is when it was due. The last one falls under no switch:
 * it says that the switch is off.
 */
export const learningMessage = (accountId: string, data: LearningMailData, at: string): Message => ({
  template: LEARNING_TEMPLATE,
  data,
  to: { accountId },
  kind: data.isLast ? ALWAYS : LEARNING_KIND,
  dedup: `learning:${accountId}:${at}`,
  priority: LAST,
})
