/** Bounds of the links by which a resume is shared. */
export const SHARE_LIMITS = {
  /** Of one resume, without those that were revoked. */
  links: 20,
  /** Revoked ones that are still listed with what they counted. */
  revoked: 10,
  label: 80,
  passwordMin: 8,
  passwordMax: 128,
  /** The farthest end that can be set. */
  days: 3_650,
} as const

/** How long a link may stand, as the dialog offers it; the first is the default. */
export const SHARE_DAYS = [30, 7, 90] as const

/** Where a shared resume is read, without an account. */
export const SHARED_CV_PATH = '/cv/'
export const sharedCvPath = (token: string): string => `${SHARED_CV_PATH}${token}`

/** The letters of 256 random bits. */
export const isShareToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
