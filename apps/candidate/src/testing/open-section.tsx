import { createBrowserHistory } from 'history'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { createFakeApi, type FakeApi } from '@tryka/api-client/testing'
import { renderInShell } from '@tryka/app-shell/testing'
import type { AccountSession } from '@tryka/domain'
import { HistoryRouter } from '../base/address/router'
import { LeaveGuard } from '../base/unsaved/leave-guard'
import { SessionContext } from '../base/session'
import { PlaceContext } from '../base/place/place'
import { GUEST } from './open-app'
import { buildCandidatePlace } from './places'

const Address = () => <output data-testid="address">{useLocation().search}</output>

/** Shows one section as the dashboard would, at an address, over a fake API. */
export function openSection(
  section: ReactNode,
  api: FakeApi = createFakeApi(),
  query = '',
  place = buildCandidatePlace(),
  session: object = GUEST,
) {
  window.history.replaceState({}, '', `/candidate-dashboard${query}`)
  return renderInShell(
    <SessionContext value={session as AccountSession}>
      <PlaceContext value={place}>
        <HistoryRouter history={createBrowserHistory()}>
          <LeaveGuard>
            <main>{section}</main>
            <Address />
          </LeaveGuard>
        </HistoryRouter>
      </PlaceContext>
    </SessionContext>,
    { fetch: api.fetch },
  )
}
