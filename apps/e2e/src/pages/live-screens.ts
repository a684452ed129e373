import type { Seat } from '../support/live-people'
import type { LiveWorld } from '../support/live-world'

export interface Screen {
  /** Behind the host of the app. */
  path: string
  /** What its first heading says. */
  heading: RegExp
  as?: Seat
}

/** What the live market brought to the dashboards. */
export const dashboardScreens = (world: LiveWorld): Record<string, Screen> => {
  const me = (values: string) => `/candidate-dashboard?place=me&${values}`
  const team = (of: keyof LiveWorld & ('verified' | 'refused' | 'pending' | 'fresh' | 'suspended')) =>
    `/company-dashboard?place=${world[of].place}&section=`
  const { asha, ben, cyd, dee, eve } = world
  return {
    'sign-in': { path: '/sign-in', heading: /./ },
    'welcome-guest': { path: '/welcome', heading: /./ },
    'welcome-broken': { path: '/welcome#invite=broken-token-of-nobody-at-all', heading: /./ },
    welcome: { path: '/welcome', heading: /What brings you here/, as: dee },
    'profile-1': { path: '/welcome?start=profile', heading: /Who are you/, as: dee },
    'company-1': { path: '/welcome?start=company', heading: /Tell people who is hiring/, as: dee },
    'me-overview': { path: me('section=overview'), heading: /^Good/, as: asha },
    'me-profile': { path: me('section=profile'), heading: /Profile/, as: asha },
    'me-jobs': { path: me('section=opportunities'), heading: /Opportunities/, as: asha },
    'me-shared': { path: me('section=opportunities&tab=shared'), heading: /Opportunities/, as: asha },
    'me-job': { path: me(`section=opportunities&job=${world.posting.id}`), heading: /./, as: asha },
    'me-applications': { path: me('section=applications'), heading: /Applications/, as: asha },
    'me-messages': { path: me('section=messages'), heading: /Messages/, as: asha },
    'me-settings': { path: me('section=settings'), heading: /Settings/, as: asha },
    'me-notifications': { path: me('section=notifications'), heading: /Notifications/, as: asha },
    'me-suspended': { path: me('section=overview'), heading: /./, as: eve },
    'not-here': { path: me('section=overview'), heading: /./, as: dee },
    'team-overview': { path: `${team('verified')}overview`, heading: /Overview/, as: ben },
    'team-jobs': { path: `${team('verified')}jobs`, heading: /Job Postings/, as: ben },
    'team-people': { path: `${team('verified')}candidates`, heading: /Candidate Search/, as: ben },
    'team-applications': { path: `${team('verified')}applications`, heading: /Applications/, as: ben },
    'team-settings': { path: `${team('verified')}settings`, heading: /Settings/, as: ben },
    'team-notifications': { path: `${team('verified')}notifications`, heading: /Notifications/, as: ben },
    'unverified-settings': { path: `${team('fresh')}settings`, heading: /Settings/, as: cyd },
    'unverified-overview': { path: `${team('fresh')}overview`, heading: /Overview/, as: cyd },
    'pending-settings': { path: `${team('pending')}settings`, heading: /Settings/, as: cyd },
    'refused-settings': { path: `${team('refused')}settings`, heading: /Settings/, as: dee },
    'suspended-settings': { path: `${team('suspended')}settings`, heading: /Settings/, as: cyd },
    'suspended-overview': { path: `${team('suspended')}overview`, heading: /./, as: cyd },
    'elsewhere-team': { path: `${team('verified')}overview`, heading: /./, as: asha },
  }
}

/** The console, as its owner sees it. */
export const consoleScreens = (world: LiveWorld): Record<string, Screen> => ({
  dashboard: { path: '/admin-dashboard', heading: /^Welcome back/ },
  requests: { path: '/admin-access-requests', heading: /Access Requests/ },
  invitations: { path: '/admin-invitations', heading: /Invitations/ },
  'invitations-sent': { path: '/admin-invitations?tab=sent', heading: /Invitations/ },
  'invitations-batches': { path: '/admin-invitations?tab=batches', heading: /Invitations/ },
  companies: { path: '/admin-companies', heading: /Companies/ },
  'companies-one': { path: `/admin-companies?company=${world.pending.id}`, heading: /./ },
  'companies-suspended': { path: '/admin-companies?state=suspended', heading: /Companies/ },
  'companies-closed': { path: '/admin-companies?state=closed', heading: /Companies/ },
  reports: { path: '/admin-reports', heading: /Reports/ },
  'reports-one': { path: `/admin-reports?list=decided&case=${world.caseId}`, heading: /./ },
  'reports-objections': { path: '/admin-reports?list=objections', heading: /Reports/ },
  assessments: { path: '/admin-assessments', heading: /Assessments/ },
  'assessments-health': { path: '/admin-assessments?list=health', heading: /Assessments/ },
  coach: { path: '/admin-coach', heading: /Coach/ },
  'coach-circles': { path: '/admin-coach?list=circles', heading: /Coach/ },
  'coach-usage': { path: '/admin-coach?list=usage', heading: /Coach/ },
  'coach-content': { path: '/admin-coach?list=content', heading: /Coach/ },
  users: { path: '/admin-users', heading: /./ },
  'users-none': { path: '/admin-users?q=nobody-is-called-so', heading: /./ },
  'users-one': { path: `/admin-users?user=${world.userId}`, heading: /./ },
  newsletter: { path: '/admin-newsletter', heading: /Newsletter/ },
  'newsletter-readers': { path: '/admin-newsletter?tab=readers', heading: /Newsletter/ },
  'newsletter-letter': { path: `/admin-newsletter?letter=${world.issueId}`, heading: /./ },
  delivery: { path: '/admin-delivery', heading: /Delivery/ },
  audit: { path: '/admin-audit', heading: /Audit/ },
  administrators: { path: '/admin-administrators', heading: /Administrators/ },
  security: { path: '/admin-security', heading: /./ },
  settings: { path: '/admin-settings', heading: /Settings/ },
  messages: { path: '/admin-contact-messages', heading: /Contact/ },
})
