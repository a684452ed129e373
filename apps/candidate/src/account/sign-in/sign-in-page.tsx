import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ApiClient } from '@tryka/api-client'
import { CentredScreen, useApi, useDocumentTitle } from '@tryka/app-shell'
import { DASHBOARD_PATHS, demoPlace, listPlaces, PLACE_PARAM, type AccountSession } from '@tryka/domain'
import { placePath } from '../../base/place/place-path'
import { safeReturn } from '../session/safe-return'
import { useBecome } from '../session/session'
import { SignIn } from './sign-in'

const DEMO = `${DASHBOARD_PATHS.candidate}?${PLACE_PARAM}=${demoPlace('candidate')}`

/** Nobody said where to: to the one place that the account has, else to what it can begin. */
async function home(api: ApiClient): Promise<string> {
  try {
    const { account, places } = await api.call(listPlaces)
    const live = places.filter(({ isDemo }) => !isDemo)
    const [only] = live
    if (only && live.length === 1) return placePath(only)
    return live.length > 1 || account.admitted ? '/welcome' : DEMO
  } catch {
    // Being signed in is what counts; the dashboard finds its place by itself.
    return DASHBOARD_PATHS.candidate
  }
}

/** Turns the guest of this browser into an account, or opens the account of an address. */
export function SignInPage() {
  useDocumentTitle('Sign in')
  const api = useApi()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const become = useBecome()
  const to = safeReturn(params.get('return'))
  const finish = async (session: AccountSession) => {
    become(session)
    void navigate(to ?? (await home(api)), { replace: true })
  }
  return (
    <CentredScreen>
      <SignIn onSignedIn={(session) => void finish(session)} backTo={to ?? DASHBOARD_PATHS.candidate} />
    </CentredScreen>
  )
}
