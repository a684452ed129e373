import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { ARTICLES, type ArticleFacts } from 'virtual:articles'
import { Container, Heading, Icon, media, Text } from '@tryka/ui'
import { ArticleCover } from '../../base/articles/article-cover'
import { ArticleCard } from './article-card'
import { ArticleMeta } from '../../base/articles/article-meta'
import { blogPath } from './filter'
import { Prose } from './prose'

const RELATED = 3

/** What to read next: the same category first, then the newest. */
const relatedTo = (article: ArticleFacts) =>
  ARTICLES.filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => Number(b.category === article.category) - Number(a.category === article.category))
    .slice(0, RELATED)

/** An article to read: its head, its text as it was written, and three more. */
export const ArticleBody = ({ article, html }: { article: ArticleFacts; html: string }) => (
  <Container>
    <article aria-labelledby="article-title">
      <Head>
        <a href={blogPath(article.category)}>
          <Icon icon={ArrowLeft} size="sm" />
          {article.category}
        </a>
        <Heading as="h1" id="article-title">
          {article.title}
        </Heading>
        <Text size="lead">{article.excerpt}</Text>
        <ArticleMeta article={article} />
      </Head>
      <Cover seed={article.slug} category={article.category} />
      <Prose dangerouslySetInnerHTML={{ __html: html }} />
    </article>
    <More aria-labelledby="more-title">
      <Heading id="more-title" look="title">
        More to read
      </Heading>
      <ul>
        {relatedTo(article).map((other) => (
          <li key={other.slug}>
            <ArticleCard article={other} />
          </li>
        ))}
      </ul>
    </More>
  </Container>
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
const Cover = styled(ArticleCover)`
  max-width: 62rem;
  margin-inline: auto;
  aspect-ratio: 21 / 9;
  ${media.column} {
    aspect-ratio: 16 / 10;
  }
`
const More = styled.aside`
  padding-block: clamp(2.5rem, 5vw, 4rem) var(--section-y);
  border-top: 1px solid var(--line);
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--sp-7) var(--sp-6);
    margin-top: var(--sp-6);
  }
  ${media.form} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
