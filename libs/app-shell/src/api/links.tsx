import { createContext, use, type ReactNode } from 'react'
import { appUrl, CONTACT } from '@tryka/domain'

/** The settings of a front end that name other places; the API's own address goes to the client. */
export interface LinkSettings {
  VITE_APP_URL?: string
  VITE_SITE_URL?: string
  VITE_CAREERS_URL?: string
  VITE_LINKEDIN_URL?: string
  VITE_X_URL?: string
  VITE_GITHUB_URL?: string
}

/** Where people write to, as the page that is shown says it. */
export type Contacts = Record<'hello' | 'careers' | 'privacy', string>

/** Addresses of pages of other apps. On one origin they are plain paths. */
export interface Links {
  /** A page of the public site. */
  site: (path: string) => string
  /** A page of the candidate app. */
  app: (path: string) => string
  /** The jobs and internships page of the footer. */
  careers: string
  /** Where people write to: questions, work here, personal data. */
  contacts: Contacts
  /** Our places on LinkedIn, X and GitHub, those that are set. */
  social: readonly (string | undefined)[]
}

/** Reads the addresses once, where an app starts; without contacts, the samples of the build. */
export const linksFrom = (settings: LinkSettings, contacts: Contacts = CONTACT): Links => ({
  site: (path) => appUrl(settings.VITE_SITE_URL, path),
  app: (path) => appUrl(settings.VITE_APP_URL, path),
  careers: settings.VITE_CAREERS_URL || appUrl(settings.VITE_SITE_URL, '/careers'),
  contacts,
  social: [settings.VITE_LINKEDIN_URL, settings.VITE_X_URL, settings.VITE_GITHUB_URL],
})

const LinksContext = createContext<Links>(linksFrom({}))

/** Hands the addresses of the other apps to everything below it. */
export const LinksProvider = ({ links, children }: { links: Links; children: ReactNode }) => (
  <LinksContext value={links}>{children}</LinksContext>
)

/** Addresses of the other apps; without a provider, those of one origin. */
export const useLinks = (): Links => use(LinksContext)
