import { useCompanyPlace } from '../../base/place/place'

/** The clock of the company, whoever reads it and from where. */
export const useZone = (): string => useCompanyPlace().timeZone
