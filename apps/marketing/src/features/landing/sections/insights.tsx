import { ArrowRight, ClipboardCheck, MessagesSquare, Route } from 'lucide-react'
import { styled } from 'styled-components'
import { ARTICLES } from 'virtual:articles'
import { Container, Icon, media, SrOnly, TextLink } from '@tryka/ui'
import { ArticleCover } from '../../../base/articles/article-cover'
import { ArticleMeta } from '../../../base/articles/article-meta'
import { SectionHead } from '../../../base/parts/section-head'
import { RESOURCES } from './content'

const ICONS = { guide: ClipboardCheck, routes: Route, talk: MessagesSquare }

/** The newest of the blog. */
const NEWEST = ARTICLES.filter(({ guide }) => !guide).slice(0, 3)

/** Three articles and three guides. */
export const Insights = () => (
  <Container>
    <SectionHead
      id="insights-title"
      title="Insights and resources"
      lead="Plain writing on skills, hiring and the fields we work in."
    />
    <Articles>
      {NEWEST.map((article) => {
        const { slug, title, excerpt, category } = article
        return (
          <article key={slug}>
            <Picture seed={slug} category={category} />
            <ArticleMeta article={article} />
            <h3>{title}</h3>
            <p>{excerpt}</p>
            <TextLink href={`/blog/${slug}`}>
              Read More<SrOnly>: {title}</SrOnly>
              <Icon icon={ArrowRight} />
            </TextLink>
          </article>
        )
      })}
    </Articles>
    <Resources>
      {RESOURCES.map(({ slug, icon, title, text }) => (
        <li key={slug}>
          <Icon icon={ICONS[icon]} />
          <div>
            <h3>
              <a href={`/blog/${slug}`}>{title}</a>
            </h3>
            <p>{text}</p>
          </div>
          <Icon icon={ArrowRight} />
        </li>
      ))}
    </Resources>
  </Container>
)

const Picture = styled(ArticleCover)``
const Articles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-6);
  article {
    display: flex;
    flex-direction: column;
    gap: var(--sp-4);
  }
  h3 {
    font-size: var(--fs-8);
    font-stretch: 104%;
    line-height: 1.24;
  }
  article > p:not(:nth-child(2)) {
    color: var(--text-2);
    font-size: var(--fs-4);
    line-height: 1.55;
  }
  article > a {
    margin-top: auto;
    align-self: flex-start;
  }
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
    article {
      display: grid;
      grid-template-columns: 15rem minmax(0, 1fr);
      gap: var(--sp-2) var(--sp-6);
    }
    ${Picture} {
      grid-row: span 4;
      aspect-ratio: 4 / 3;
    }
  }
  ${media.column} {
    article {
      display: flex;
      gap: var(--sp-3);
    }
    ${Picture} {
      aspect-ratio: 16 / 9;
    }
  }
`
const Resources = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: clamp(2.5rem, 5vw, 4rem);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    gap: var(--sp-3) var(--sp-4);
    padding: var(--sp-5);
  }
  li + li {
    border-left: 1px solid var(--line);
  }
  h3 {
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-3);
  }
  li:hover a {
    text-decoration: underline;
  }
  p {
    font-size: var(--fs-3);
    color: var(--text-2);
    line-height: 1.45;
  }
  li > svg {
    margin-top: 0.15rem;
    color: var(--text-3);
  }
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
    li + li {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
`
