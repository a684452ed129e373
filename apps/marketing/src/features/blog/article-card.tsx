import { ArrowRight } from 'lucide-react'
import type { ArticleFacts } from 'virtual:articles'
import { styled } from 'styled-components'
import { Icon, SrOnly, TextLink } from '@tryka/ui'
import { ArticleCover } from '../../base/articles/article-cover'
import { ArticleMeta } from '../../base/articles/article-meta'

/** One article of a list: cover, facts, what it says, and the way to it. */
export const ArticleCard = ({ article }: { article: ArticleFacts }) => (
  <Card>
    <Cover seed={article.slug} category={article.category} />
    <ArticleMeta article={article} />
    <h3>{article.title}</h3>
    <p>{article.excerpt}</p>
    <ReadMore article={article} />
  </Card>
)

/** The link to an article; its title is read out with it. */
export const ReadMore = ({ article }: { article: ArticleFacts }) => (
  <TextLink href={`/blog/${article.slug}`}>
    Read More<SrOnly>: {article.title}</SrOnly>
    <Icon icon={ArrowRight} />
  </TextLink>
)

const Cover = styled(ArticleCover)``
const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--sp-3);
  height: 100%;
  h3 {
    font-size: var(--fs-7);
    font-stretch: 104%;
    line-height: 1.24;
  }
  > p:not(:nth-child(2)) {
    color: var(--text-2);
    font-size: var(--fs-4);
    line-height: 1.55;
  }
  > a {
    margin-top: auto;
    align-self: flex-start;
  }
  ${Cover} {
    aspect-ratio: 16 / 9;
  }
`
