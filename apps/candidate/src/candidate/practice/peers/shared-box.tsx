import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  closeShared,
  criterionName,
  markReview,
  PRACTICE_TYPE_NAMES,
  sharedAnswers,
  withdrawShared,
  type ReadReview,
  type SharedAnswer,
} from '@tryka/domain'
import { Button, EmptyState, LoadingRows, Row, RowItem, Rows, Said, Stack, StatusDot, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { Box } from '../../../base/box'
import { formatDate } from '../../../base/format/format'
import { ReportButton } from '../../../base/report/report-button'
import { Block } from './block'
import { LevelsTable, Line } from './parts'
import { REVIEW_WORDS, SHARED_WORDS, withMark } from './words'

/** Own shared answers, with their reviews once both are in. */
export function SharedBox() {
  const shared = useQuery(endpointQuery(sharedAnswers))
  return (
    <QueryView
      query={shared}
      loading={<LoadingRows label="Loading your shared answers" />}
      boxed
      errorText="Your shared answers could not be loaded. Check your connection, then try again."
    >
      {({ items }) => (
        <Box title="Your shared answers">
          {items.length === 0 ? (
            <EmptyState
              as="h3"
              title="Nothing shared yet"
              text="Open the feedback on an answer of yours and press Ask for a review."
            />
          ) : (
            <Rows aria-label="Your shared answers, newest first">
              {items.map((one) => (
                <RowItem key={one.id}>
                  <One of={one} />
                </RowItem>
              ))}
            </Rows>
          )}
        </Box>
      )}
    </QueryView>
  )
}

function One({ of }: { of: SharedAnswer }) {
  const { id, type, question, text, state, sharedAt, reviews, given, wanted } = of
  const [isShown, setShown] = useState(false)
  const { word, tone } = SHARED_WORDS[state]
  const end = useChange(
    (api, how: 'withdraw' | 'close') =>
      api.call(how === 'close' ? closeShared : withdrawShared, { params: { id } }),
    { failed: 'It could not be changed. Try again.' },
  )
  return (
    <Stack gap={4}>
      <Line>
        <Stack gap={1}>
          <small>
            {PRACTICE_TYPE_NAMES[type]}, shared {formatDate(sharedAt)}
          </small>
          <h3>{question}</h3>
        </Stack>
        <StatusDot tone={tone}>{state === 'open' ? `${given} of ${wanted} reviews` : word}</StatusDot>
      </Line>
      {reviews.length > 0 && <Beside of={of} />}
      {reviews.map((review) => (
        <Review key={review.id} sharedId={id} of={review} />
      ))}
      <Row gap={3} wrap>
        {text && (
          <Button variant="quiet" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide the text' : 'Text that others read'}
          </Button>
        )}
        {state === 'open' && (
          <Button variant="quiet" size="sm" busy={end.isPending} onClick={() => end.mutate('withdraw')}>
            Take it back
          </Button>
        )}
        {state === 'reviewed' && (
          <Button variant="quiet" size="sm" busy={end.isPending} onClick={() => end.mutate('close')}>
            Close
          </Button>
        )}
      </Row>
      {isShown && <Said>{text}</Said>}
    </Stack>
  )
}

/** What practice says beside what people say. */
const Beside = ({ of: { own, median, reviews } }: { of: SharedAnswer }) => (
  <LevelsTable>
    <caption>{median ? 'The median of the reviews beside practice' : 'The review beside practice'}</caption>
    <thead>
      <tr>
        <th scope="col">Criterion</th>
        <th scope="col">Practice</th>
        <th scope="col">People</th>
      </tr>
    </thead>
    <tbody>
      {(median ?? reviews[0]?.levels ?? []).map(({ id, level }) => (
        <tr key={id}>
          <th scope="row">{criterionName(id)}</th>
          <td>{own.levels.find((one) => one.id === id)?.level ?? 0}</td>
          <td>{level}</td>
        </tr>
      ))}
    </tbody>
  </LevelsTable>
)

function Review({ sharedId, of }: { sharedId: string; of: ReadReview }) {
  const { id, by, mark: called, quotes, thing, state } = of
  const mark = useChange(
    (api, useful: boolean) =>
      api.call(markReview, { params: { id: sharedId }, body: { reviewId: id, useful } }),
    { failed: 'It could not be said. Try again.' },
  )
  return (
    <Stack gap={3} asChild>
      <section aria-label={`Review by ${by || 'somebody who left'}`}>
        <Line>
          <Text>{by ? withMark(by, called) : 'Somebody who left'}</Text>
          {state !== 'submitted' && (
            <StatusDot tone={REVIEW_WORDS[state].tone}>{REVIEW_WORDS[state].word}</StatusDot>
          )}
        </Line>
        {quotes.map((quote) => (
          <Said key={quote}>{quote}</Said>
        ))}
        {thing && (
          <Text>
            <b>One thing:</b> {thing}
          </Text>
        )}
        <Row gap={3} wrap>
          {state === 'submitted' && (
            <>
              <Button variant="secondary" size="sm" busy={mark.isPending} onClick={() => mark.mutate(true)}>
                Useful
              </Button>
              <Button variant="quiet" size="sm" busy={mark.isPending} onClick={() => mark.mutate(false)}>
                Not useful
              </Button>
            </>
          )}
          <ReportButton subject="help" id={id} what="this review">
            Report
          </ReportButton>
          <Block reviewId={id} />
        </Row>
      </section>
    </Stack>
  )
}
