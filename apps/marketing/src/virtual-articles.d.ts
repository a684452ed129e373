/** The Markdown files of `content/`, read at build time. */
declare module 'virtual:articles' {
  export interface ArticleFacts {
    /** The file's name, and the last part of the address. */
    slug: string
    title: string
    excerpt: string
    category: string
    /** A day, such as `2025-01-08`. */
    date: string
    minutes: number
    /** A guide rather than an article. */
    guide: boolean
    featured: boolean
  }
  /** Newest first. */
  export const ARTICLES: readonly ArticleFacts[]
  /** The text of an article as HTML, by its slug. */
  export const BODIES: Readonly<Record<string, () => Promise<string>>>
}
