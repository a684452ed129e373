/** Which of the two reviews it was: solving every check before seeing a key, or holding text and keys against the sources. */
export const REVIEW_ROLES = ['checks', 'facts'] as const

/** A line of a path's `reviews.json`. */
export interface ModuleReview {
  /** `path/name`. */
  module: string
  revision: number
  role: (typeof REVIEW_ROLES)[number]
  /** What the reviewer was, such as "an author of another path"; never who. */
  by: string
  at: string
  /** What was found and mended; empty where nothing was. */
  found: string
}

/** Whether both reviews of this revision are recorded. */
export const isReviewed = (
  reviews: readonly ModuleReview[],
  { id, revision }: { id: string; revision: number },
): boolean =>
  REVIEW_ROLES.every((role) =>
    reviews.some(
      (one) => one.module === id && one.revision === revision && one.role === role && one.by !== '',
    ),
  )
