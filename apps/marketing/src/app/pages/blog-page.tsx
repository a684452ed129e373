import { ArticleList } from '../../features/blog/article-list'
import { still } from '../../base/still'
import { NewsBand } from '../news-band'

const Top = still(() => import('../../features/blog/blog-top').then((module) => module.BlogTop))

/** `/blog`: the featured article, the list with its filter, and the newsletter. */
export const BlogPage = () => (
  <main id="main" tabIndex={-1}>
    <Top />
    <ArticleList />
    <NewsBand />
  </main>
)
