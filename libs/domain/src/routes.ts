/** Which app owns which page. One origin serves them by this table; separate deployments by host name. */
export const APP_PATHS = {
  marketing: [
    '/',
    '/early-access',
    '/about-us',
    '/careers',
    '/blog',
    '/contact',
    '/academy',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
  ],
  candidate: ['/candidate-dashboard', '/company-dashboard', '/sign-in'],
  admin: [
    '/admin-login',
    '/admin-dashboard',
    '/admin-access-requests',
    '/admin-contact-messages',
    '/admin-users',
  ],
} as const

export type AppName = keyof typeof APP_PATHS

/** The address of a page of another app: `base` is that app's origin, empty on one origin. */
export const appUrl = (base: string | undefined, path: string): string =>
  `${(base ?? '').replace(/\/+$/, '')}${path}`
