import { lazy, type ComponentType } from 'react'
import { ARTICLES, BODIES } from 'virtual:articles'
import type { PageProps } from '../route'
import { still } from '../../base/still'
import { NewsBand } from '../news-band'

const NotFound = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

/** The text of each article: HTML of the page it was prerendered on, or fetched when a reader comes to it. */
const TEXTS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  ARTICLES.map((article) => {
    const load = BODIES[article.slug]
    const Text = still(async () => {
      const [{ ArticleBody }, html] = await Promise.all([
        import('../../features/blog/article-body'),
        load?.() ?? '',
      ])
      return () => <ArticleBody article={article} html={html} />
    })
    return [article.slug, Text]
  }),
)

/** `/blog/:slug`: one article and the newsletter. */
export function ArticlePage({ params }: PageProps) {
  const Text = TEXTS[params['slug'] ?? '']
  if (!Text) return <NotFound />
  return (
    <main id="main" tabIndex={-1}>
      <Text />
      <NewsBand />
    </main>
  )
}
