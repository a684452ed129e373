import type { ReportSubject, SeenFact } from '@tryka/domain'

/** Something of the live market that can be reported, and who answers for it. */
export interface Subject {
  type: ReportSubject
  id: string
  name: string
  /** Whose account it is; null where a company answers, and when the account is gone. */
  accountId: string | null
  companyId: string | null
  /** A decision hides it already. */
  isHidden: boolean
  /** What is to be seen of it. */
  facts: SeenFact[]
}
