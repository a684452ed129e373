/** One row of what is published: what was measured, on how many, and what it has to reach. */
export interface Figure {
  readonly measure: string
  readonly value: number
  readonly gate: number
  /** `most`: the value may not be above the gate. */
  readonly sense: 'least' | 'most'
  readonly cases: number
}
export const isMet = ({ value, gate, sense }: Figure): boolean =>
  sense === 'least' ? value >= gate : value <= gate
