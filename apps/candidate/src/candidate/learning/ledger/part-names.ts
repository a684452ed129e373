import type { CreditLedger, LedgerPart } from '@tryka/domain'

type CappedKind = CreditLedger['caps'][number]['kind']

/** Each kind that is paid for only so often, as its card and the head of its rows name it. */
export const KIND_NAMES: Record<CappedKind, string> = {
  module: 'Modules',
  answer: 'Answers improved',
  mock: 'Mock interviews',
  review: 'Reviews given',
  correction: 'Corrections',
}

/** What the rows are called while only a part of them is shown. */
export const partTitle = (part: LedgerPart): string => {
  if (part === 'day') return 'Given today'
  if (part === 'week') return 'Given this week'
  if (part === 'held') return 'Put aside'
  return `${KIND_NAMES[part]}, this ${part === 'correction' ? 'month' : 'week'}`
}
