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
    /** The day of its last change; `date` where there was none. */
    updated: string
    minutes: number
    /** A guide rather than an article. */
    guide: boolean
    featured: boolean
  }
  /** What is read: HTML, and the headings that an address can name. */
  export interface ArticleText {
    html: string
    contents: readonly { id: string; title: string }[]
  }
  /** Newest first. */
  export const ARTICLES: readonly ArticleFacts[]
  /** The text of an article, by its slug. */
  export const TEXTS: Readonly<Record<string, () => Promise<ArticleText>>>
}
