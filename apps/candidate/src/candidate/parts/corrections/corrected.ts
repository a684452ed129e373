import type { CreateCorrection } from '@tryka/domain'

/** What may be wrong: its kind and reference, the revision that was seen, and what the dialog calls it. */
export interface Corrected extends Pick<CreateCorrection, 'kind' | 'ref' | 'revision'> {
  what: string
  /** What the text begins with. */
  start?: string
}
