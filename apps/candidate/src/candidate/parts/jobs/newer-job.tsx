import { lazy, Suspense } from 'react'
import type { NewerJob } from './use-apply'

// Few jobs change between the look and the press.
const ChangedFacts = lazy(() =>
  import('./changed-facts').then((module) => ({ default: module.ChangedFacts })),
)

/** What a job said when it was read, and what it says now. */
export const NewerJobNotice = (newer: NewerJob) => (
  <Suspense>
    <ChangedFacts {...newer} />
  </Suspense>
)
