/** What lets a company write first. */
export interface ContactFacts {
  hasApplied: boolean
  wasInvited: boolean
  allowDirectMessages: boolean
  hasBlocked: boolean
}

/** A company may open a conversation with an applicant, somebody it invited, or a person who allows it: never over a block. */
export const mayCompanyWrite = ({
  hasApplied,
  wasInvited,
  allowDirectMessages,
  hasBlocked,
}: ContactFacts): boolean => !hasBlocked && (hasApplied || wasInvited || allowDirectMessages)

/** The first line of a message, for the inbox. */
export function messagePreview(body: string, length = 140): string {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`
}
