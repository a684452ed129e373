import type { SeenFact } from '@tryka/domain'

/** What is to be seen of a subject, label by label, without what it does not have. */
export const told = (facts: Record<string, string>): SeenFact[] =>
  Object.entries(facts).flatMap(([label, text]) => (text ? { label, text } : []))
