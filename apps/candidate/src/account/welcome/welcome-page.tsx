import { useSearchParams } from 'react-router-dom'
import { Delayed, useDocumentTitle, Waiting } from '@tryka/app-shell'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { Opening } from '../place/opening'
import { isSuspended, Suspended } from '../place/suspended'
import { Chooser } from './chooser'
import { CompanySteps } from './company-steps'
import { Earlier } from './earlier'
import { InvitationPage } from './invitation/invitation-page'
import { useInvitationToken } from './invitation/use-invitation-token'
import { NotInYet } from './not-in-yet'
import { ProfileSteps } from './profile-steps'
import { SignInFirst } from './sign-in-first'
import { useOnboarding } from './use-onboarding'

/** Where somebody begins something of their own: a profile to find work, or a company that hires. */
export function WelcomePage() {
  useDocumentTitle('Welcome')
  const { token, leave } = useInvitationToken()
  const { user } = useSession()
  if (token !== null) return <InvitationPage key={token} token={token} onLeave={leave} />
  return user.kind === 'guest' ? <SignInFirst /> : <Begin />
}

function Begin() {
  const [params] = useSearchParams()
  const places = usePlaces()
  const onboarding = useOnboarding()
  if (isSuspended(places.error)) return <Suspended refusal={places.error} />
  if (!places.data) return places.isError ? <Opening failed={places} /> : <Wait />
  // Without it nothing is filled in, and all the rest works.
  if (onboarding.isPending) return <Wait />
  const { account, places: rows } = places.data
  const own = rows.filter(({ isDemo }) => !isDemo)
  const profile = own.find(({ side }) => side === 'candidate')
  const start = params.get('start')
  if (!account.admitted) return <NotInYet places={own} onboarding={onboarding.data} />
  const steps = { onboarding: onboarding.data, onRefused: () => void places.refetch() }
  // What was begun is finished, also while the list of places learns of it.
  if (start === 'profile' && !profile) return <ProfileSteps {...steps} />
  if (start === 'company') return <CompanySteps {...steps} />
  if (onboarding.data?.isEarlier && own.length === 0) return <Earlier />
  return <Chooser places={own} />
}

const Wait = () => (
  <Delayed>
    <Waiting label="Looking at your account" />
  </Delayed>
)
