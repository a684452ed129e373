import type { ArticleFacts } from 'virtual:articles'
import { styled } from 'styled-components'
import { dayOf } from '../day-of'

/** Category, day and reading time in a line. */
export const ArticleMeta = ({ article }: { article: ArticleFacts }) => (
  <Line>
    <span>{article.category}</span>
    {article.guide && <span>Guide</span>}
    <time dateTime={article.date}>{dayOf(article.date)}</time>
    <span>{article.minutes} min read</span>
  </Line>
)

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  font-size: var(--fs-2);
  line-height: 1.45;
  color: var(--text-3);
`
