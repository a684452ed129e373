export const PASSKEY_RULES = {
  /** What a person or an administrator may have. */
  most: 20,
  /** A ceremony that took longer begins anew. */
  challengeMinutes: 5,
} as const
