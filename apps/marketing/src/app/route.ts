import type { ComponentType } from 'react'

type JsonLd = object | readonly object[]

/** What search engines, shared links and the tab say about a page. */
export interface PageMeta {
  title: string
  description: string
  type?: 'website' | 'article'
  /** The day of an article, such as 2025-01-08. */
  published?: string
  /** The day of the last change, where it is known. */
  modified?: string
  /** schema.org data of the page; a function where it names the page's public address. */
  jsonLd?: JsonLd | ((publicUrl: string) => JsonLd)
  /** Keeps the page out of search engines and the sitemap. */
  hidden?: boolean
}

/** One page of a pattern such as `/blog/:slug`. */
export interface PageEntry extends PageMeta {
  path: string
}

/** The frame around a page: navigation and footer, the signup head and footer, or the logo alone. */
export type Frame = 'site' | 'signup' | 'bare'

/** Named parts of a path, as in `/blog/:slug`; a wildcard is called `*`. */
export type Params = Readonly<Record<string, string>>

/** What every page component gets. */
export interface PageProps {
  params: Params
}

/** One row of the table that the router, the prerenderer, the sitemap and the meta tags read. */
export interface PageRoute extends PageMeta {
  /** `/blog`, `/blog/:slug`, `*`: the first row that fits serves the path. */
  path: string
  load: () => Promise<ComponentType<PageProps>>
  frame?: Frame
  /** Every page of a pattern; needed where the path has parameters. */
  entries?: () => Promise<readonly PageEntry[]>
}
