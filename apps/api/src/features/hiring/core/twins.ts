export type SampleKind = 'posting' | 'interview'

/** What the samples of one demo are called in another. */
export interface Twins {
  /** Null for what was not filled in: there is nothing like it in the other demo. */
  of(kind: SampleKind, id: string): string | null
  /** The same text with every sample that it names by the name it has there. */
  in(text: string): string
}
