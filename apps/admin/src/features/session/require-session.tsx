import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { Waiting } from '@tryka/app-shell'
import { LOGIN_PATH, sessionQuery } from './session.queries'

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
  return session.data ? <Outlet context={session.data} /> : <Navigate to={LOGIN_PATH} replace />
}

const WholePage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`
