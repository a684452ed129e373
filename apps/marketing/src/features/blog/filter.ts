/** The pill that filters nothing, then the categories (specification 2). */
export const ALL_POSTS = 'All Posts'
export const CATEGORIES = [
  ALL_POSTS,
  'Artificial Intelligence',
  'Blockchain',
  'Data Science',
  'Cybersecurity',
  'Career Development',
  'Future of Work',
  'Diversity & Inclusion',
] as const
export type Category = (typeof CATEGORIES)[number]

/** What a page shows before Load More, and what a press adds. */
export const PAGE_SIZE = 6

/** A category by its name, as it stands in the address or in a control. */
export const categoryOf = (name: string | null | undefined): Category =>
  CATEGORIES.find((category) => category === name) ?? ALL_POSTS

/** The address of the blog with a category chosen. */
export const blogPath = (category: string): string =>
  categoryOf(category) === ALL_POSTS ? '/blog' : `/blog?category=${encodeURIComponent(category)}`

interface Listed {
  slug: string
  category: string
  featured: boolean
  guide: boolean
}

/**
 * The order of the list: articles, then guides. Without a filter the featured article stands above the list and is left
 * out of it.
 */
export function listFor<T extends Listed>(articles: readonly T[], category: Category): T[] {
  const fits = articles.filter((article) =>
    category === ALL_POSTS ? !article.featured : article.category === category,
  )
  return [...fits.filter(({ guide }) => !guide), ...fits.filter(({ guide }) => guide)]
}
