import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { Waiting } from '@tryka/app-shell'
import { FACTOR_PATH, LOGIN_PATH, sessionQuery } from './session.queries'

/** Lets an administrator through, who is then the outlet's context; anyone else goes to the sign-in screen. */
export function RequireSession() {
  const session = useQuery(sessionQuery())
  if (session.isPending) {
    return (
      <WholePage>
        <Waiting label="Checking your session" />
      </WholePage>
    )
  }
  if (!session.data) return <Navigate to={LOGIN_PATH} replace />
  if (session.data.level === 'password') return <Navigate to={FACTOR_PATH} replace />
  return <Outlet context={session.data} />
}

const WholePage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`
