import { DAY_MS, HOUR_MS, MINUTE_MS } from '../timing'

/**
 * Where the record of a domain stands: an underscore label that names the service, as the IETF's draft
 * "Domain Control Validation using DNS" advises.
 */
export const challengeName = (domain: string): string => `_tryka-challenge.${domain}`

/** The text of the record. */
export const challengeValue = (token: string): string => `tryka-verification=${token}`

/** How long a record proves a domain, in milliseconds; then there is a new one. */
export const CHALLENGE_MS = 14 * DAY_MS

/** Looks that a company may ask for in an hour. */
export const LOOKS_AN_HOUR = 20

/** Milliseconds until the next look by itself: often while somebody may sit and wait, then hourly. */
export const nextLookIn = (ageMs: number): number => (ageMs < 2 * DAY_MS ? 15 * MINUTE_MS : HOUR_MS)
