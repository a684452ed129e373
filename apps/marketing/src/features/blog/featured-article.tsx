import type { ArticleFacts } from 'virtual:articles'
import { styled } from 'styled-components'
import { ButtonLink, Heading, media, SrOnly, Text } from '@tryka/ui'
import { ArticleCover } from '../../base/articles/article-cover'
import { ArticleMeta } from '../../base/articles/article-meta'

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
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
