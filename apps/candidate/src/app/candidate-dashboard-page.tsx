import { lazy, Suspense } from 'react'
import { PlaceGate } from '../account/place/place-gate'
import { useLive } from '../base/live/use-live'
import { useCandidatePlace } from '../base/place/place'
import { CoachButton } from '../candidate/coach/coach-button'
import { useCoach } from '../candidate/coach/use-coach'
import { useClock } from '../candidate/parts/use-clock'
import { Bell } from '../frame/bell'
import { CANDIDATE_SECTIONS } from './candidate-sections'
import { Dashboard } from './dashboard'

// Both come when they are opened.
const CoachPanel = lazy(async () => ({ default: (await import('../candidate/coach/panel')).Panel }))
const Palette = lazy(async () => ({
  default: (await import('./palette/palettes')).CandidatePalette,
}))

/** The dashboard of a candidate. */
export const CandidateDashboardPage = () => (
  <PlaceGate side="candidate">
    <OfCandidate />
  </PlaceGate>
)

function OfCandidate() {
  const { waiting, unread } = useCandidatePlace()
  useLive()
  useClock()
  const { isOpen, isBeside } = useCoach()
  return (
    <Dashboard
      title="Candidate Dashboard"
      palette={Palette}
      bell={<Bell side="candidate" unread={unread.notifications} quiet="You have seen everything." />}
      tool={<CoachButton />}
      beside={
        isOpen && (
          <Suspense fallback={isBeside && <aside />}>
            <CoachPanel />
          </Suspense>
        )
      }
      isBeside={isOpen && isBeside}
      keeps={isOpen && isBeside ? { coach: 'open' } : {}}
      sections={CANDIDATE_SECTIONS}
      counts={{
        applications: waiting.applications,
        interviews: waiting.interviews,
        messages: unread.messages,
      }}
    />
  )
}
