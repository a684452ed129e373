/** What the voluntary questions offer; an answer left out is one that was not given. */
export const SELF_IDENTIFICATION = {
  gender: ['Woman', 'Man', 'Non-binary', 'Another gender'],
  ageBand: ['Under 30', '30-39', '40-49', '50 or older'],
  ethnicity: [
    'Asian',
    'Black or African',
    'Hispanic or Latino',
    'Indigenous',
    'Middle Eastern or North African',
    'White',
    'Several of these',
    'Another background',
  ],
} as const

/** The two places of an account in its market. */
export const PERSONAS = ['candidate', 'company'] as const
export type Persona = (typeof PERSONAS)[number]
