/** An article as the build reads it. */
export interface BuiltArticle {
  slug: string
  title: string
  excerpt: string
  category: string
  /** A day, such as `2025-01-08`. */
  date: string
  minutes: number
  guide: boolean
  featured: boolean
  html: string
}
export const CATEGORIES: readonly string[]
export function readArticle(source: string, file: string): BuiltArticle
export function readArticles(folder: string): BuiltArticle[]
