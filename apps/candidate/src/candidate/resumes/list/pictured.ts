import type { ResumeDraft } from '@tryka/domain'

/** Whose page is drawn: that of a saved resume as it is now, or one that is still being written. */
export type Pictured = { id: string; version: number } | { draft: ResumeDraft }
