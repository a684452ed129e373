import { Delayed, ErrorPage, NotFoundPage, Waiting } from '@tryka/app-shell'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, createRoutesFromElements, Outlet, Route } from 'react-router-dom'
import { CandidateDashboardPage } from './pages/candidate-dashboard-page'
import { SessionGate } from './session/session-gate'

const CompanyDashboardPage = lazy(async () => ({
  default: (await import('./pages/company-dashboard-page')).CompanyDashboardPage,
}))
const SignInPage = lazy(async () => ({ default: (await import('./pages/sign-in-page')).SignInPage }))

const Root = () => (
  <Suspense
    fallback={
      <Delayed>
        <Waiting />
      </Delayed>
    }
  >
    <Outlet />
  </Suspense>
)

/** Every path of this app. A data router, because unsaved work must be able to hold a navigation back. */
export const createAppRouter = () =>
  createBrowserRouter(
    createRoutesFromElements(
      <Route element={<Root />} errorElement={<ErrorPage />}>
        <Route element={<SessionGate />}>
          <Route path="/candidate-dashboard" element={<CandidateDashboardPage />} />
          <Route path="/company-dashboard" element={<CompanyDashboardPage />} />
          <Route path="/sign-in" element={<SignInPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>,
    ),
  )
