/** What lets a company write first. */
export interface ContactFacts {
  hasApplied: boolean
  /** Said yes to an invitation or to a request to talk. */
  hasAgreed: boolean
  /** A sample person of a demo, whom the visitor may write to without asking. */
  isSampleOpen: boolean
  hasBlocked: boolean
}

/** A company writes to an applicant, and to whoever agreed to it: never over a block. */
export const mayCompanyWrite = ({ hasApplied, hasAgreed, isSampleOpen, hasBlocked }: ContactFacts): boolean =>
  !hasBlocked && (hasApplied || hasAgreed || isSampleOpen)

/** The first line of a message, for the inbox. */
export function messagePreview(body: string, length = 140): string {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`
}
