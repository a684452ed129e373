import type { Ref } from 'react'
import { styled } from 'styled-components'
import type { ReviewCard } from '@tryka/domain'
import { Text } from '@tryka/ui'
import { formatDay } from '../../../base/format/format'
import { Ticked } from '../../../base/tasks/ticked'

/** What a card is about, and its question. */
export function CardHeading({ card, title }: { card: ReviewCard; title?: Ref<HTMLHeadingElement> }) {
  const { lastDay, source, isAgain } = card
  const last = lastDay && !isAgain ? `Last asked ${formatDay(`${lastDay}T12:00:00.000Z`, 'UTC')}` : undefined
  return (
    <Head>
      <Text size="sm" tone={3}>
        {card.about === '' ? card.title : `${card.title}. ${card.about}`}
      </Text>
      {last && (
        <Text size="xs" tone={3}>
          {source === 'check' ? `${last}, as another instance` : last}
        </Text>
      )}
      <h2 id="review-card" ref={title} tabIndex={-1}>
        {card.task.stem.split('\n').map((line, index) => (
          <span key={index}>
            <Ticked>{line}</Ticked>
          </span>
        ))}
      </h2>
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: var(--sp-1);
  overflow-wrap: anywhere;

  h2 {
    display: grid;
    max-width: 56ch;
    margin-top: var(--sp-2);
    font: var(--fw-display) var(--fs-7) / 1.35 var(--font-display);
    outline: none;
  }
`
