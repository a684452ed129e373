import type { CaseRow, DecisionAction, ReportSubject } from '@tryka/domain'

/** What is reported, in a word. */
export const SUBJECT_WORDS: Record<ReportSubject, string> = {
  posting: 'Posting',
  company: 'Company',
  person: 'Person',
  message: 'Message',
  cv: 'Shared CV',
  help: 'Help between people',
}

/** What can be decided, as the choice says it. */
export const CHOICES: Record<DecisionAction, { label: string; description: string; button: string }> = {
  dismiss: {
    label: 'Dismiss',
    description: 'Nothing happens; reporters are told',
    button: 'Dismiss and tell the reporters',
  },
  warn: {
    label: 'Warn',
    description: 'The statement is sent, nothing is restricted',
    button: 'Warn and tell',
  },
  take_down: {
    label: 'Take down',
    description: 'Hidden from everybody outside, until it is lifted',
    button: 'Take down and tell',
  },
  suspend: {
    label: 'Suspend',
    description: 'The account or company behind it rests',
    button: 'Suspend and tell',
  },
}

const STATES: Record<CaseRow['state'], string> = { open: 'Open', looked_at: 'Looked at', decided: 'Decided' }

/** Where a case stands, and with whom. */
export const stateOf = ({ state, assignedTo }: CaseRow): string =>
  state === 'looked_at' && assignedTo ? `With ${assignedTo}` : STATES[state]

/** `3 reports, weight 2`. */
export const weightOf = ({ reports, weight }: CaseRow): string =>
  `${reports} report${reports === 1 ? '' : 's'}, weight ${weight}`
