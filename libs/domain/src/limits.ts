/** Sizes that forms and the API share. Characters are UTF-16 units, as in `maxLength`. */
export const LIMITS = {
  name: 120,
  email: 254,
  shortText: 120,
  label: 60,
  message: 2_000,
  interests: 20,
  otpLength: 6,
  passwordMin: 15,
  passwordMax: 128,
  username: 64,
  search: 120,
  pageSize: 100,
  invitedAtOnce: 50,
} as const

/** What an account may store in resumes, the states kept of them and the copies sent with applications. */
export const STORAGE_BYTES = { guest: 4 * 1024 * 1024, registered: 25 * 1024 * 1024 } as const
