import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import type { ArticleFacts } from 'virtual:articles'
import { BRAND } from '@tryka/domain'
import { Heading, Icon, Text } from '@tryka/ui'
import { dayOf } from '../../base/day-of'
import { blogPath } from './filter'

/** The name of an article, what it says, who says it and when. */
export const ArticleHead = ({ article }: { article: ArticleFacts }) => (
  <Head>
    <a href={blogPath(article.category)}>
      <Icon icon={ArrowLeft} size="sm" />
      {article.category}
    </a>
    <Heading as="h1" id="article-title">
      {article.title}
    </Heading>
    <Text size="lead">{article.excerpt}</Text>
    <Facts>
      {article.guide && <span>Guide</span>}
      <span>By {BRAND.name}</span>
      <span>
        Published <time dateTime={article.date}>{dayOf(article.date)}</time>
      </span>
      {article.updated !== article.date && (
        <span>
          Updated <time dateTime={article.updated}>{dayOf(article.updated)}</time>
        </span>
      )}
      <span>{article.minutes} min read</span>
    </Facts>
  </Head>
)

const Head = styled.header`
  display: grid;
  gap: var(--sp-4);
  max-width: 46rem;
  margin-inline: auto;
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(1.5rem, 3vw, 2.5rem);
  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    justify-self: start;
    min-height: 1.5rem;
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  font-size: var(--fs-3);
  line-height: 1.45;
  color: var(--text-3);
`
