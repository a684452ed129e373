/** Which app owns which page. One origin serves them by this table; separate deployments by host name. */
export const APP_PATHS = {
  marketing: [
    '/',
    '/early-access',
    '/employers',
    '/about-us',
    '/careers',
    '/blog',
    '/contact',
    '/academy',
    '/skills',
    '/verify',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
  ],
  candidate: ['/candidate-dashboard', '/company-dashboard', '/sign-in', '/welcome', '/report'],
  admin: [
    '/admin-login',
    '/admin-dashboard',
    '/admin-access-requests',
    '/admin-invitations',
    '/admin-companies',
    '/admin-reports',
    '/admin-assessments',
    '/admin-coach',
    '/admin-contact-messages',
    '/admin-users',
    '/admin-newsletter',
    '/admin-delivery',
    '/admin-audit',
    '/admin-factor',
    '/admin-security',
    '/admin-administrators',
    '/admin-join',
    '/admin-settings',
  ],
} as const

/** The screen of an app that the bare address of its own host leads to. */
export const APP_START = {
  marketing: '/',
  candidate: '/candidate-dashboard',
  admin: '/admin-dashboard',
} as const

/** Where each build has its files; its pages refer to them by these. */
export const APP_BASES = { marketing: '/', candidate: '/candidate-app/', admin: '/admin-app/' } as const

/** What the API answers beside pages; a name that ends in a slash stands for everything below it. */
export const API_PATHS = ['/api/', '/dev/', '/unsubscribe/', '/newsletter/', '/healthz', '/readyz'] as const

/**
 * Pages of the public site that the API draws, on whichever host the site is; a name that ends in a slash or a hyphen
 * stands for everything that begins with it.
 */
export const DRAWN_PATHS = [
  '/jobs',
  '/jobs/',
  '/companies/',
  '/og/',
  '/cv/',
  '/sitemap.xml',
  '/sitemap-jobs-',
  '/sitemap-companies-',
] as const

/** Where somebody who saw a public page or a shared resume reports what stands there, once signed in. */
export const REPORT_PATH = '/report'
export const reportPath = (subject: 'posting' | 'company' | 'cv', id: string): string =>
  `${REPORT_PATH}?subject=${subject}&id=${encodeURIComponent(id)}`

/** Where anybody checks a credential that its holder shares, on the public site. */
export const VERIFY_PATH = '/verify'
export const verifyPath = (id: string): string => `${VERIFY_PATH}?c=${encodeURIComponent(id)}`

/** The page of each side's dashboard. */
export const DASHBOARD_PATHS = { candidate: '/candidate-dashboard', company: '/company-dashboard' } as const

/** The sections of each dashboard by the name that stands in the address, in the order of the navigation; the bell leads to the last. */
export const DASHBOARD_SECTIONS = {
  candidate: [
    'overview',
    'profile',
    'cv-builder',
    'opportunities',
    'skills',
    'learning',
    'applications',
    'interviews',
    'messages',
    'settings',
    'notifications',
  ],
  company: [
    'overview',
    'jobs',
    'candidates',
    'applications',
    'interviews',
    'talent-pool',
    'analytics',
    'messages',
    'settings',
    'notifications',
  ],
} as const

export type DashboardSide = keyof typeof DASHBOARD_PATHS
export type SectionName<Side extends DashboardSide> = (typeof DASHBOARD_SECTIONS)[Side][number]
export type CandidateSectionName = SectionName<'candidate'>
export type CompanySectionName = SectionName<'company'>

/** The address of a section and of what it opens there; an empty value is left out. */
export function dashboardPath<Side extends DashboardSide>(
  side: Side,
  section: SectionName<Side>,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  const pairs = Object.entries({ section, ...values }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`] : [],
  )
  return `${DASHBOARD_PATHS[side]}?${pairs.join('&')}`
}

export type AppName = keyof typeof APP_PATHS

/** The address of a page of another app: `base` is that app's origin, empty on one origin. */
export const appUrl = (base: string | undefined, path: string): string =>
  `${(base ?? '').replace(/\/+$/, '')}${path}`
