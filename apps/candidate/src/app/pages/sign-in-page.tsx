import { SignIn } from '../../features/sign-in/sign-in'
import { CentredScreen, endpointKey, useDocumentTitle } from '@tryka/app-shell'
import { APP_PATHS, openAccount, type AccountSession } from '@tryka/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { rememberAccount } from '../session/session'

const [HOME] = APP_PATHS.candidate

/** Where to go afterwards: a page of this app, never an address that somebody else put into a link. */
export function safeNext(next: string | null): string {
  const pages: readonly string[] = APP_PATHS.candidate
  return next && pages.includes(next.split(/[?#]/)[0] ?? '') ? next : HOME
}

/** Turns the guest of this browser into an account, or opens the account of an address. */
export function SignInPage() {
  useDocumentTitle('Sign in')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const next = safeNext(params.get('next'))
  const finish = (session: AccountSession) => {
    rememberAccount(session)
    // What was read as the guest is somebody else's now; the session itself is being watched, so it stays.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== openAccount.path })
    queries.setQueryData(endpointKey(openAccount), session)
    void navigate(next, { replace: true })
  }
  return (
    <CentredScreen>
      <SignIn onSignedIn={finish} backTo={next} />
    </CentredScreen>
  )
}
