import { PlaceGate } from '../account/place/place-gate'
import { useLive } from '../base/live/use-live'
import { useCandidatePlace } from '../base/place/place'
import { useClock } from '../candidate/parts/use-clock'
import { Bell } from '../frame/bell'
import { CANDIDATE_SECTIONS } from './candidate-sections'
import { Dashboard } from './dashboard'

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
  return (
    <Dashboard
      title="Candidate Dashboard"
      bell={<Bell side="candidate" unread={unread.notifications} quiet="You have seen everything." />}
      sections={CANDIDATE_SECTIONS}
      counts={{
        applications: waiting.applications,
        interviews: waiting.interviews,
        messages: unread.messages,
      }}
    />
  )
}
