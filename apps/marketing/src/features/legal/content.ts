/** The day of all three texts (specification 2). */
export const LEGAL_DATE = { iso: '2025-01-08', shown: 'January 8, 2025' } as const

/** The form that asks for a link to one's own data. The answer never tells who is on the list. */
export const DATA_LINK = {
  title: 'Get a link to your data',
  text: 'Give the address that you used for the early-access list or the newsletter.',
  send: 'Send the link',
  sending: 'Sending…',
  done: 'Request received',
  doneText:
    'If this address is on the list, an email with your links is on its way. They work for seven days.',
  failed: 'The link could not be requested. Please try again.',
} as const
