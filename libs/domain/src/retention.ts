/** For how many days what is kept is kept: the code deletes by these, and the privacy policy tells them. */
export const KEPT_DAYS = {
  /** A guest account after its last use, and one of a first visit that changed nothing. */
  guest: 7,
  visit: 1,
  contactMessage: 365,
  /** An application after its end; then it stays without anybody behind it. */
  application: 365,
  /** Practice for interviews, from its beginning; or until it is deleted. */
  practice: 365,
  /** Answers to checks of modules; that a module was passed stays. */
  checkAnswers: 730,
  /** Who looked at a profile. */
  view: 365,
  /** Reports and what was decided about them, after the end of the case. */
  case: 365,
  /** What stands for the address of an erased account about which was decided; the end of a suspension ends it before. */
  address: 365,
  /** What is counted beside the answers of an assessment and the network, whose the answers are, and that an address took one. */
  attemptSignals: 180,
  attemptAnswers: 730,
  attemptMark: 365,
  /** What was said of a task and how that was decided, after the decision. */
  appeal: 365,
  /** What administrators did. */
  audit: 365,
  /** That a mail was delivered, or given up; its address and text go at once. */
  delivered: 30,
  givenUp: 180,
  /** How much of a language model was used, day by day. */
  modelUsage: 396,
  /** What limits forms; invitations count for longer. */
  count: 1,
  invitationCount: 7,
} as const
