/** The proof that a company is who it says it is, as far as it has come. */
export const COMPANY_STATES = [
  'unverified',
  'pending',
  'verified',
  'refused',
  'suspended',
  // Its last applications are being ended; then it is closed for good.
  'closing',
  'closed',
] as const
export type CompanyState = (typeof COMPANY_STATES)[number]

/** Only a verified company publishes, searches people and writes first. */
export const isVerified = (state: CompanyState): boolean => state === 'verified'

/** Its team reads, and nobody changes anything: it is suspended, or on its way out. */
export const isAtRest = (state: CompanyState): boolean =>
  state === 'suspended' || state === 'closing' || state === 'closed'

/** How far a company is proven at a moment: a suspension that is over has ended by itself. */
export const companyStateAt = (
  { state, suspendedUntil }: { state: CompanyState; suspendedUntil: string | null },
  at: string,
): CompanyState =>
  state === 'suspended' && suspendedUntil !== null && suspendedUntil <= at ? 'verified' : state
