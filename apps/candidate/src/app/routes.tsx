import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { Delayed, ErrorBoundary, ErrorPage, Waiting } from '@tryka/app-shell'
import { APP_START, DASHBOARD_PATHS, REPORT_PATH } from '@tryka/domain'
import { LeaveGuard } from '../base/unsaved/leave-guard'
import { CandidateDashboardPage } from './candidate-dashboard-page'
import { SessionGate } from '../account/session/session-gate'

const CompanyDashboardPage = lazy(async () => ({
  default: (await import('./company-dashboard-page')).CompanyDashboardPage,
}))
const SignInPage = lazy(async () => ({
  default: (await import('../account/sign-in/sign-in-page')).SignInPage,
}))
const ReportPage = lazy(async () => ({
  default: (await import('../account/report/report-page')).ReportPage,
}))
const WelcomePage = lazy(async () => ({
  default: (await import('../account/welcome/welcome-page')).WelcomePage,
}))

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

function Root() {
  const { pathname, search } = useLocation()
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKey={pathname + search}>
      <Suspense
        fallback={
          <Delayed>
            <Waiting />
          </Delayed>
        }
      >
        <LeaveGuard>
          <Outlet />
        </LeaveGuard>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Every path of this app. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Root />}>
      <Route element={<SessionGate />}>
        <Route path={DASHBOARD_PATHS.candidate} element={<CandidateDashboardPage />} />
        <Route path={DASHBOARD_PATHS.company} element={<CompanyDashboardPage />} />
        <Route path="/sign-in" element={<SignInPage />} />
        <Route path="/welcome" element={<WelcomePage />} />
        <Route path={REPORT_PATH} element={<ReportPage />} />
      </Route>
      <Route path="/" element={<Navigate to={APP_START.candidate} replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)
