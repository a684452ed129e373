/** The credential of the verification demo. */
export const SAMPLE = {
  skill: 'Smart-contract security',
  holder: 'Ananya Rao, Advanced level',
  score: 94,
  hash: '7f3a 9c41 e8b2 d605 7aa4 c19e 3f80 b5d2 c6e1 4798',
  issued: '8 January 2025',
  issuer: 'Tryka Assessments',
} as const
