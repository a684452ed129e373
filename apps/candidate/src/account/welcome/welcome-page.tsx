import { useSearchParams } from 'react-router-dom'
import { Delayed, useDocumentTitle, Waiting } from '@tryka/app-shell'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { Opening } from '../place/opening'
import { isSuspended, Suspended } from '../place/suspended'
import { Chooser } from './chooser'
import { CompanySteps } from './company-steps'
import { NotInYet, SignInFirst } from './not-in'
import { ProfileSteps } from './profile-steps'

/** Where somebody begins something of their own: a profile to find work, or a company that hires. */
export function WelcomePage() {
  useDocumentTitle('Welcome')
  const [params] = useSearchParams()
  const { user } = useSession()
  const places = usePlaces({ enabled: user.kind === 'registered' })
  if (user.kind === 'guest') return <SignInFirst />
  if (isSuspended(places.error)) return <Suspended refusal={places.error} />
  if (!places.data) return places.isError ? <Opening failed={places} /> : <Wait />
  const { account, places: rows } = places.data
  const own = rows.filter(({ isDemo }) => !isDemo)
  const profile = own.find(({ side }) => side === 'candidate')
  const start = params.get('start')
  if (!account.admitted) return <NotInYet places={own} />
  // What was begun is finished, also while the list of places learns of it.
  if (start === 'profile' && !profile) return <ProfileSteps onRefused={() => void places.refetch()} />
  if (start === 'company') return <CompanySteps onRefused={() => void places.refetch()} />
  return <Chooser places={own} />
}

const Wait = () => (
  <Delayed>
    <Waiting label="Looking at your account" />
  </Delayed>
)
