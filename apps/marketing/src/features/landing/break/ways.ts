/** What can be done to the demonstration badge. */
export type Breakage = 'score' | 'until' | 'signature' | 'key' | 'entry' | 'revoke'

/** What a visitor can do to the badge. */
export const WAYS: readonly { key: Breakage; label: string }[] = [
  { key: 'score', label: 'Raise the score by 100' },
  { key: 'until', label: 'Make it valid until 2036' },
  { key: 'signature', label: 'Take one signature away' },
  { key: 'key', label: 'Sign it with another key' },
  { key: 'entry', label: 'Point to another log entry' },
  { key: 'revoke', label: 'Revoke it' },
]
