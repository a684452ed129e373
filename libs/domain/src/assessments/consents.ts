/** What a person states before a test, each ticked alone. The version is kept with the attempt. */
export const ATTEMPT_CONSENTS = {
  version: '2026-11-23',
  statements: {
    owner: 'I am the owner of this e-mail address.',
    alone: 'I work alone and without an AI assistant.',
    keeps: 'I do not pass tasks on.',
  },
} as const
export type ConsentName = keyof typeof ATTEMPT_CONSENTS.statements
