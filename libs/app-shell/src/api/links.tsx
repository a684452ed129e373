import { createContext, use, type ReactNode } from 'react'
import { appUrl, CONTACT } from '@tryka/domain'

/** The settings of a front end that name other places; the API's own address goes to the client. */
export interface LinkSettings {
  VITE_APP_URL?: string
  VITE_SITE_URL?: string
  VITE_CAREERS_URL?: string
  VITE_CONTACT_EMAIL?: string
  VITE_PRIVACY_EMAIL?: string
  VITE_LINKEDIN_URL?: string
  VITE_X_URL?: string
  VITE_GITHUB_URL?: string
}

/** Addresses of pages of other apps. On one origin they are plain paths. */
export interface Links {
  /** A page of the public site. */
  site: (path: string) => string
  /** A page of the candidate app. */
  app: (path: string) => string
  /** The jobs and internships page of the footer. */
  careers: string
  /** Where the team, and who answers for personal data, get their mail. */
  email: string
  privacyEmail: string
  /** Our places on LinkedIn, X and GitHub, those that are set. */
  social: readonly (string | undefined)[]
}

/** Reads the addresses once, where an app starts. */
export const linksFrom = (settings: LinkSettings): Links => ({
  site: (path) => appUrl(settings.VITE_SITE_URL, path),
  app: (path) => appUrl(settings.VITE_APP_URL, path),
  careers: settings.VITE_CAREERS_URL || appUrl(settings.VITE_SITE_URL, '/careers'),
  email: settings.VITE_CONTACT_EMAIL || CONTACT.email,
  privacyEmail: settings.VITE_PRIVACY_EMAIL || settings.VITE_CONTACT_EMAIL || CONTACT.privacyEmail,
  social: [settings.VITE_LINKEDIN_URL, settings.VITE_X_URL, settings.VITE_GITHUB_URL],
})

const LinksContext = createContext<Links>(linksFrom({}))

/** Hands the addresses of the other apps to everything below it. */
export const LinksProvider = ({ links, children }: { links: Links; children: ReactNode }) => (
  <LinksContext value={links}>{children}</LinksContext>
)

/** Addresses of the other apps; without a provider, those of one origin. */
export const useLinks = (): Links => use(LinksContext)
