/** What makes two addresses the same person: letter case never does. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** What every form says of an address that is none. */
export const WRONG_EMAIL = 'Enter an email address like name@example.com.'

/** Loose check for a form; the server's schema has the last word. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
