import { ButtonLink, Heading, SrOnly, Text } from '@tryka/ui'
import type { ArticleFacts } from 'virtual:articles'
import { styled } from 'styled-components'
import { ArticleCover } from '../../app/article-cover'
import { ArticleMeta } from '../../app/article-meta'

/** The first article of the blog, with a large cover. */
export const FeaturedArticle = ({ article }: { article: ArticleFacts }) => (
  <Halves>
    <ArticleCover seed={article.slug} category={article.category} />
    <div>
      <ArticleMeta article={article} />
      <Heading as="h2" look="title">
        {article.title}
      </Heading>
      <Text size="lead">{article.excerpt}</Text>
      <ButtonLink size="lg" variant="secondary" href={`/blog/${article.slug}`}>
        Read More<SrOnly>: {article.title}</SrOnly>
      </ButtonLink>
    </div>
  </Halves>
)

const Halves = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1.12fr) minmax(0, 1fr);
  gap: clamp(1.5rem, 4vw, 4rem);
  align-items: center;
  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--sp-4);
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
