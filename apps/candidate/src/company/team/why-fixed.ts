import { isAtRest, type CompanyState } from '@tryka/domain'

/** Why somebody changes nothing here: the state of the company binds Admins too. */
export const whyFixed = (state: CompanyState, otherwise: string): string => {
  if (!isAtRest(state)) return otherwise
  return state === 'suspended'
    ? 'The company is suspended: its team reads, and changes nothing.'
    : 'The company is closing: its team reads, and changes nothing.'
}
