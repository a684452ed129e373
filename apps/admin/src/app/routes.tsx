import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { Delayed, NotFoundPage, Waiting } from '@tryka/app-shell'
import { APP_START } from '@tryka/domain'
import { RequireSession } from '../features/session/require-session'
import { AdminLayout } from './layout/admin-layout'

const AdminLoginPage = lazy(async () => ({
  default: (await import('../features/session/admin-login-page')).AdminLoginPage,
}))
const DashboardPage = lazy(async () => ({
  default: (await import('../features/signups/dashboard/dashboard-page')).DashboardPage,
}))
const AccessRequestsPage = lazy(async () => ({
  default: (await import('../features/signups/requests/access-requests-page')).AccessRequestsPage,
}))
const InvitationsPage = lazy(async () => ({
  default: (await import('../features/invitations/invitations-page')).InvitationsPage,
}))
const CompaniesPage = lazy(async () => ({
  default: (await import('../features/companies/companies-page')).CompaniesPage,
}))
const ReportsPage = lazy(async () => ({
  default: (await import('../features/cases/reports-page')).ReportsPage,
}))
const UsersPage = lazy(async () => ({
  default: (await import('../features/users/users-page')).UsersPage,
}))
const AuditPage = lazy(async () => ({
  default: (await import('../features/audit/audit-page')).AuditPage,
}))
const ContactMessagesPage = lazy(async () => ({
  default: (await import('../features/contact/contact-messages-page')).ContactMessagesPage,
}))

const loading = (
  <Delayed>
    <Waiting />
  </Delayed>
)

/** Every path of this app. */
export const AppRoutes = () => (
  <Suspense fallback={loading}>
    <Routes>
      <Route path="/admin-login" element={<AdminLoginPage />} />
      <Route element={<RequireSession />}>
        <Route element={<AdminLayout />}>
          <Route path="/admin-dashboard" element={<DashboardPage />} />
          <Route path="/admin-access-requests" element={<AccessRequestsPage />} />
          <Route path="/admin-invitations" element={<InvitationsPage />} />
          <Route path="/admin-companies" element={<CompaniesPage />} />
          <Route path="/admin-reports" element={<ReportsPage />} />
          <Route path="/admin-users" element={<UsersPage />} />
          <Route path="/admin-audit" element={<AuditPage />} />
          <Route path="/admin-contact-messages" element={<ContactMessagesPage />} />
        </Route>
      </Route>
      <Route path="/" element={<Navigate to={APP_START.admin} replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
)
