import { styled } from 'styled-components'
import {
  criterionName,
  SET_ASIDE_TEXTS,
  type Feedback,
  type PracticeTurn,
  type SetAsideReason,
} from '@tryka/domain'
import { Card, CardFoot, CardHead, SrOnly } from '@tryka/ui'
import { MarkSentence } from './mark-sentence'
import { piecesOf, type Piece } from './pieces'
import { Small } from './parts'
import type { Practice } from '../player/use-practice'

export interface ToldProps {
  practice: Practice
  turn: PracticeTurn
  feedback: Feedback
  /** What was judged. */
  text: string
  /** The criterion whose quotes are tinted. */
  chosen: number | undefined
}

/** The answer with what it was judged by: quotes with the number of their criterion, and what did not count. */
export function Told({ practice, turn, feedback, text, chosen }: ToldProps) {
  const { criteria, facts } = feedback
  const paragraphs = piecesOf(text, {
    quotes: criteria.map(({ evidence }) => evidence),
    setAside: facts.setAside,
    marked: turn.marks,
  })
  const isMissing = feedback.keyPoints.some(({ state }) => state !== 'covered')
  const reasons = [...new Set(facts.setAside.map(({ why }) => why))]
  return (
    <Card asChild>
      <section aria-labelledby="told">
        <CardHead action={<Small>{factsText(feedback)}</Small>}>
          <h2 id="told">What the answer says</h2>
        </CardHead>
        <Text>
          {paragraphs.map((pieces) => (
            <p key={pieces[0]?.start}>
              {pieces.map((piece) => (
                <Run key={piece.start} piece={piece} criteria={criteria} chosen={chosen} />
              ))}
            </p>
          ))}
        </Text>
        {(reasons.length > 0 || turn.marks.length > 0 || isMissing) && (
          <Foot>
            {reasons.length > 0 && (
              <Small>Dotted: set aside, because {reasons.map(reasonText).join('; or because ')}.</Small>
            )}
            <MarkSentence practice={practice} turn={turn} feedback={feedback} text={text} />
          </Foot>
        )}
      </section>
    </Card>
  )
}

const reasonText = (why: SetAsideReason): string => SET_ASIDE_TEXTS[why]

const factsText = ({ facts: { words, iCount, weCount, wordsPerMinute } }: Feedback): string =>
  [
    `${words} ${words === 1 ? 'word' : 'words'}`,
    iCount === 1 ? 'I once' : `I ${iCount} times`,
    `we ${weCount}`,
    ...(wordsPerMinute === null ? [] : [`${wordsPerMinute} words a minute`]),
  ].join(', ')

interface RunProps {
  piece: Piece
  criteria: Feedback['criteria']
  chosen: number | undefined
}

function Run({ piece: { text, quotedBy, ends, aside, isMarked }, criteria, chosen }: RunProps) {
  const own = isMarked ? <Own>{text}</Own> : text
  if (aside)
    return (
      <Aside title={`Set aside: ${SET_ASIDE_TEXTS[aside]}`}>
        {own}
        <SrOnly> (set aside: {SET_ASIDE_TEXTS[aside]})</SrOnly>
      </Aside>
    )
  if (quotedBy.length === 0) return own
  const names = ends.map((index) => criterionName(criteria[index]?.id ?? 'clarity'))
  return (
    <Quote data-chosen={chosen !== undefined && quotedBy.includes(chosen) ? true : undefined}>
      {own}
      {ends.length > 0 && (
        <>
          <sup aria-hidden="true">{ends.map((index) => index + 1).join(' ')}</sup>
          <SrOnly> (quote for {names.join(' and ')})</SrOnly>
        </>
      )}
    </Quote>
  )
}

const Text = styled.div`
  max-width: 40rem;
  padding: var(--sp-5) clamp(1rem, 2.4vw, 2rem) var(--sp-6);
  font-size: var(--fs-6);
  line-height: 1.75;
  color: var(--text-2);
  overflow-wrap: anywhere;

  p + p {
    margin-top: var(--sp-4);
  }
`
const Quote = styled.mark`
  padding-bottom: 0.0625rem;
  background: linear-gradient(var(--vriddhi), var(--vriddhi)) 0 100% / 100% 2px no-repeat;
  color: var(--text);

  &[data-chosen] {
    background-color: var(--vriddhi-tint);
    color: var(--on-vriddhi-tint);
  }
  sup {
    margin-left: 0.125rem;
    font: var(--fw-strong) var(--fs-1) / 1 var(--font-display);
    color: var(--vriddhi-text);
  }
  &[data-chosen] sup {
    color: inherit;
  }
`
const Aside = styled.span`
  color: var(--text-3);
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
`
// Marked by the person: a dashed edge, as all that waits.
const Own = styled.span`
  outline: 1px dashed var(--control);
  outline-offset: 1px;
`
const Foot = styled(CardFoot)`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
`
