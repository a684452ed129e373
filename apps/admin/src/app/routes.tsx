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
const AssessmentsPage = lazy(async () => ({
  default: (await import('../features/assessments/assessments-page')).AssessmentsPage,
}))
const CoachPage = lazy(async () => ({
  default: (await import('../features/coach/coach-page')).CoachPage,
}))
const UsersPage = lazy(async () => ({
  default: (await import('../features/users/users-page')).UsersPage,
}))
const NewsletterPage = lazy(async () => ({
  default: (await import('../features/newsletter/newsletter-page')).NewsletterPage,
}))
const DeliveryPage = lazy(async () => ({
  default: (await import('../features/delivery/delivery-page')).DeliveryPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page')).SettingsPage,
}))
const AuditPage = lazy(async () => ({
  default: (await import('../features/audit/audit-page')).AuditPage,
}))
const FactorPage = lazy(async () => ({
  default: (await import('../features/session/factors/factor-page')).FactorPage,
}))
const SecurityPage = lazy(async () => ({
  default: (await import('../features/session/factors/security-page')).SecurityPage,
}))
const AdministratorsPage = lazy(async () => ({
  default: (await import('../features/administrators/administrators-page')).AdministratorsPage,
}))
const JoinPage = lazy(async () => ({
  default: (await import('../features/session/join/join-page')).JoinPage,
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
      <Route path="/admin-factor" element={<FactorPage />} />
      <Route path="/admin-join" element={<JoinPage />} />
      <Route element={<RequireSession />}>
        <Route element={<AdminLayout />}>
          <Route path="/admin-dashboard" element={<DashboardPage />} />
          <Route path="/admin-access-requests" element={<AccessRequestsPage />} />
          <Route path="/admin-invitations" element={<InvitationsPage />} />
          <Route path="/admin-companies" element={<CompaniesPage />} />
          <Route path="/admin-reports" element={<ReportsPage />} />
          <Route path="/admin-assessments" element={<AssessmentsPage />} />
          <Route path="/admin-coach" element={<CoachPage />} />
          <Route path="/admin-users" element={<UsersPage />} />
          <Route path="/admin-newsletter" element={<NewsletterPage />} />
          <Route path="/admin-delivery" element={<DeliveryPage />} />
          <Route path="/admin-settings" element={<SettingsPage />} />
          <Route path="/admin-audit" element={<AuditPage />} />
          <Route path="/admin-administrators" element={<AdministratorsPage />} />
          <Route path="/admin-security" element={<SecurityPage />} />
          <Route path="/admin-contact-messages" element={<ContactMessagesPage />} />
        </Route>
      </Route>
      <Route path="/" element={<Navigate to={APP_START.admin} replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
)
