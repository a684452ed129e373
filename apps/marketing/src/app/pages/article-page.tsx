import { lazy, type ComponentType } from 'react'
import { ARTICLES, TEXTS } from 'virtual:articles'
import type { PageProps } from '../route'
import { still } from '../../base/still'
import { NewsBand } from '../news-band'

const NotFound = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

/** Each article: HTML of the page it was prerendered on, or fetched when a reader comes to it. */
const ARTICLE_BODIES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  ARTICLES.map((article) => {
    const load = TEXTS[article.slug]
    const Body = still(async () => {
      const [{ ArticleBody }, text] = await Promise.all([
        import('../../features/blog/article-body'),
        load?.(),
      ])
      return () => <ArticleBody article={article} text={text} />
    })
    return [article.slug, Body]
  }),
)

/** `/blog/:slug`: one article and the newsletter. */
export function ArticlePage({ params }: PageProps) {
  const Body = ARTICLE_BODIES[params['slug'] ?? '']
  if (!Body) return <NotFound />
  return (
    <main id="main" tabIndex={-1}>
      <Body />
      <NewsBand />
    </main>
  )
}
