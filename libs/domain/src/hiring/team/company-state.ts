/** The proof that a company is who it says it is, as far as it has come. */
export const COMPANY_STATES = ['unverified', 'pending', 'verified', 'refused', 'suspended'] as const
export type CompanyState = (typeof COMPANY_STATES)[number]

/** Only a verified company publishes, searches people and writes first. */
export const isVerified = (state: CompanyState): boolean => state === 'verified'
