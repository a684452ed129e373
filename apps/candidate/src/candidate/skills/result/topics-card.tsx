import { css, styled } from 'styled-components'
import type { AttemptResult } from '@tryka/domain'
import { CardFoot, Text } from '@tryka/ui'
import { Box } from '../../../base/box'

type Topic = AttemptResult['topics'][number]

const WORDS: Record<Topic['standing'], string> = {
  stronger: 'Stronger',
  expected: 'As expected',
  weaker: 'Weaker',
  few: 'Too few tasks to say',
}

/** Each topic against the person's own level: the word carries it, the tick repeats it. */
export const TopicsCard = ({ topics }: { topics: AttemptResult['topics'] }) => (
  <Box
    title="By topic"
    action={
      <Text size="sm" tone={3}>
        against your own level
      </Text>
    }
  >
    <List>
      {topics.map(({ id, name, standing }) => (
        <li key={id}>
          <span>{name}</span>
          <Standing $standing={standing}>{WORDS[standing]}</Standing>
        </li>
      ))}
    </List>
    <CardFoot>
      <Text size="xs" tone={3}>
        We do not say which task was wrong: that would spend it for everybody.
      </Text>
    </CardFoot>
  </Box>
)

const slanted = css`
  height: 0.4375rem;
  clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
`
const ticks = {
  stronger: css`
    ${slanted}
    background: var(--satya);
  `,
  expected: css`
    ${slanted}
    background: var(--control);
  `,
  weaker: css`
    ${slanted}
    background: linear-gradient(90deg, var(--control) 50%, var(--line-strong) 50%);
  `,
  few: css`
    height: 0;
    border-top: 2px dotted var(--control);
    vertical-align: 0.25em;
  `,
}

const List = styled.ul`
  /* On the narrowest screens the words stand below the name, which would break after each of its own. */
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem var(--sp-4);
    padding: 0.75rem var(--sp-5);
    font-size: var(--fs-3);
  }
  li > :first-child {
    flex: 1 1 7.5rem;
  }
  li + li {
    border-top: var(--bw) solid var(--line);
  }
`
const Standing = styled.span<{ $standing: Topic['standing'] }>`
  flex: 0 0 11rem;
  color: var(--text-2);

  &::before {
    display: inline-block;
    width: 1.125rem;
    margin-right: 0.5rem;
    content: '';
    forced-color-adjust: none;
    ${({ $standing }) => ticks[$standing]}
  }
`
