import { lazy } from 'react'
import { PlaceGate } from '../account/place/place-gate'
import { setClock } from '../base/format/format'
import { useLive } from '../base/live/use-live'
import { useCompanyPlace } from '../base/place/place'
import { useUnansweredOrders } from '../company/parts/orders/use-orders'
import { TeamInvitation } from '../company/parts/team-invitation'
import { VerificationStrip } from '../company/verification/verification-strip'
import { Bell } from '../frame/bell'
import { COMPANY_SECTIONS } from './company-sections'
import { Dashboard } from './dashboard'

// Comes when it is opened.
const Palette = lazy(async () => ({
  default: (await import('./palette/palettes')).CompanyPalette,
}))

/** The dashboard of a company. */
export const CompanyDashboardPage = () => (
  <PlaceGate side="company">
    <OfCompany />
  </PlaceGate>
)

function OfCompany() {
  const { unread, waiting, timeZone } = useCompanyPlace()
  setClock(timeZone)
  useLive()
  useUnansweredOrders()
  return (
    <Dashboard
      title="Company Dashboard"
      palette={Palette}
      sections={COMPANY_SECTIONS}
      counts={{
        jobs: waiting.postings,
        applications: waiting.applications,
        interviews: waiting.interviews,
        messages: unread.messages,
      }}
      reopens
      bell={
        <Bell
          side="company"
          unread={unread.notifications}
          quiet="Nothing new. What candidates do appears here."
        />
      }
      above={
        <>
          <VerificationStrip />
          <TeamInvitation />
        </>
      }
    />
  )
}
