import { styled } from 'styled-components'
import { ARTICLES, type ArticleFacts, type ArticleText } from 'virtual:articles'
import { Container, Heading, media } from '@tryka/ui'
import { ArticleCover } from '../../base/articles/article-cover'
import { Contents } from '../../base/parts/contents'
import { ArticleCard } from './article-card'
import { ArticleHead } from './article-head'
import { Prose } from './prose'

const RELATED = 3

/** What to read next: the same category first, then the newest. */
const relatedTo = (article: ArticleFacts) =>
  ARTICLES.filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => Number(b.category === article.category) - Number(a.category === article.category))
    .slice(0, RELATED)

/** An article to read: its head, its text as it was written, and three more. */
export const ArticleBody = ({ article, text }: { article: ArticleFacts; text?: ArticleText }) => (
  <Container>
    <article aria-labelledby="article-title">
      <ArticleHead article={article} />
      <Cover seed={article.slug} category={article.category} />
      {text && (
        <Text>
          <Parts parts={text.contents} />
          <Prose dangerouslySetInnerHTML={{ __html: text.html }} />
        </Text>
      )}
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

const Cover = styled(ArticleCover)`
  max-width: 62rem;
  margin-inline: auto;
  aspect-ratio: 21 / 9;
  ${media.column} {
    aspect-ratio: 16 / 10;
  }
`
/** The contents stand beside the text where that leaves the text its width. */
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 46rem) minmax(0, 1fr);
  gap: 0 var(--sp-8);
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Parts = styled(Contents)`
  position: sticky;
  top: 6rem;
  align-self: start;
  max-height: calc(100vh - 7rem);
  margin-top: clamp(2rem, 4vw, 3rem);
  overflow: auto;
  @media (max-width: 1199px) {
    position: static;
    width: 100%;
    max-width: 46rem;
    max-height: none;
    margin-inline: auto;
    padding: var(--sp-5);
    border: 1px solid var(--line);
    border-radius: var(--r-3);
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
