/** What companies read where the name of a person was who is gone. */
export const FORMER = 'Former applicant'
