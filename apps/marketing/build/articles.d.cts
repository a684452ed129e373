/** A heading that an address can name. */
export interface Heading {
  id: string
  title: string
}

/** An article as the build reads it. */
export interface BuiltArticle {
  slug: string
  title: string
  excerpt: string
  category: string
  /** A day, such as `2025-01-08`. */
  date: string
  /** The day of its last change; `date` where there was none. */
  updated: string
  minutes: number
  guide: boolean
  featured: boolean
  contents: Heading[]
  html: string
}
export const CATEGORIES: readonly string[]
export function readArticle(source: string, file: string): BuiltArticle
export function readArticles(folder: string): BuiltArticle[]
