import { BRAND } from '@tryka/domain'
import type { PageMeta, PageRoute, Params } from './route'

export const ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    load: () => import('./pages/landing-page').then((module) => module.LandingPage),
    title: `${BRAND.name}: be hired for what you can prove`,
    description: 'A career and hiring platform for emerging technology, built on verified skills.',
  },
  {
    path: '/early-access',
    load: () => import('../features/early-access/early-access-page').then((module) => module.EarlyAccessPage),
    frame: 'signup',
    title: `Early access | ${BRAND.name}`,
    description: 'Join the early-access list as a job seeker or an employer. We bring people in by field.',
  },
  {
    path: '/employers',
    load: () => import('../features/employers/employers-page').then((module) => module.EmployersPage),
    title: `Hire for proven skills | ${BRAND.name}`,
    description: 'How hiring works: postings with their pay, matches with their reasons, one board.',
  },
  {
    path: '/about-us',
    load: () => import('../features/about/about-page').then((module) => module.AboutPage),
    title: `About us | ${BRAND.name}`,
    description:
      'Our mission, what we hold to, and how a shortlist that went wrong became a hiring platform.',
  },
  {
    path: '/careers/:id?',
    load: () => import('./pages/careers-page').then((module) => module.CareersPage),
    entries: () => import('../features/careers/careers-pages').then((module) => module.careersPages()),
    title: `Careers | ${BRAND.name}`,
    description: 'Open positions with their salaries.',
  },
  {
    path: '/blog',
    load: () => import('./pages/blog-page').then((module) => module.BlogPage),
    title: `Blog | ${BRAND.name}`,
    description:
      'Articles and guides on verified skills, fair hiring, interviews, AI, blockchain and security.',
  },
  {
    path: '/blog/:slug',
    load: () => import('./pages/article-page').then((module) => module.ArticlePage),
    entries: () => import('../features/blog/article-pages').then((module) => module.articlePages()),
    title: `Blog | ${BRAND.name}`,
    description: 'An article of the blog.',
  },
  {
    path: '/skills/:track?',
    load: () => import('./pages/skills-page').then((module) => module.SkillsPage),
    entries: () => import('../features/skills/skills-pages').then((module) => module.skillsPages()),
    title: `Skills | ${BRAND.name}`,
    description: 'Skills.',
  },
  {
    path: '/verify',
    load: () => import('../features/verify/verify-page').then((module) => module.VerifyPage),
    title: `Check a credential | ${BRAND.name}`,
    description:
      'Check a credential in your own browser, from a file or a link. Nothing is uploaded, and each check says its reason.',
  },
  {
    path: '/contact',
    load: () => import('../features/contact/contact-page').then((module) => module.ContactPage),
    title: `Contact | ${BRAND.name}`,
    description: 'Write to the team, find the office, or read the answers that most people want.',
  },
  {
    path: '/academy',
    load: () => import('../features/academy/academy-page').then((module) => module.AcademyPage),
    title: `Academy | ${BRAND.name}`,
    description: 'Courses, campus programmes and research in blockchain, AI, data science and security.',
  },
  {
    path: '/privacy-policy',
    load: () => import('../features/legal/privacy-page').then((module) => module.PrivacyPolicyPage),
    title: `Privacy Policy | ${BRAND.name}`,
    description: `What ${BRAND.name} knows about you, why, for how long, and how to get it back.`,
  },
  {
    path: '/terms-of-service',
    load: () => import('../features/legal/legal-page').then((module) => module.TermsOfServicePage),
    title: `Terms of Service | ${BRAND.name}`,
    description: `The rules for using ${BRAND.name}, in words meant to be read.`,
  },
  {
    path: '/cookie-policy',
    load: () => import('../features/legal/legal-page').then((module) => module.CookiePolicyPage),
    title: `Cookie Policy | ${BRAND.name}`,
    description: 'Cookies only where a feature cannot work without them, and no trackers.',
  },
  {
    path: '*',
    load: () => import('./pages/not-found-page').then((module) => module.NotFoundPage),
    frame: 'bare',
    title: `404 Page Not Found | ${BRAND.name}`,
    description: 'There is no page at this address.',
    hidden: true,
  },
]

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** The parameters of a path that has the shape of a pattern: `:name`, `:name?` and a closing `*`; else undefined. */
export function matchPattern(pattern: string, path: string): Params | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return { ...params, '*': given.slice(index).join('/') }
    const value = given[index]
    const name = /^:(\w+)(\??)$/.exec(part)
    if (value === undefined && !name?.[2]) return undefined
    if (value === undefined) continue
    if (!name && part !== value) return undefined
    if (name?.[1]) params[name[1]] = decode(value)
  }
  return given.length <= wanted.length ? params : undefined
}

/** A broken escape stays as it was typed; it will simply find nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The row that serves a path. */
export const routeOf = (path: string): PageRoute | undefined =>
  ROUTES.find((route) => matchPattern(route.path, path) !== undefined)

/** Title and description of a concrete path. */
export async function metaOf(path: string): Promise<PageMeta | undefined> {
  const route = routeOf(path)
  const entries = await route?.entries?.()
  return entries?.find((entry) => entry.path === path) ?? route
}
