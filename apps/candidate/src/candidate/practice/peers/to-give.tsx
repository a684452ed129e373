import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  BRAND,
  PEER_RULES,
  PRACTICE_TYPE_NAMES,
  reviewsToGive,
  takeReview,
  type GivenReview,
  type ReviewsToGive,
  type TakenReview,
} from '@tryka/domain'
import { Button, CardFoot, EmptyState, LoadingRows, RowItem, Rows, Stack, StatusDot, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { Box } from '../../../base/box'
import { formatDate, formatMoment } from '../../../base/format/format'
import { Line } from './parts'
import { ReviewDialog } from './review-dialog'
import { REVIEW_WORDS, shiftText } from './words'

/** Answers that wait for somebody, those one has taken, and what became of own reviews. */
export function ToGive() {
  const all = useQuery(endpointQuery(reviewsToGive))
  return (
    <QueryView
      query={all}
      loading={<LoadingRows label="Loading answers that wait" />}
      boxed
      errorText="Answers that wait could not be loaded. Check your connection, then try again."
    >
      {(data) => <Lists {...data} />}
    </QueryView>
  )
}

function Lists({ taken, waiting, given }: ReviewsToGive) {
  const [open, setOpen] = useState<TakenReview>()
  const take = useChange(
    (api, id: string) => api.call(takeReview, { params: { id } }),
    { failed: 'The answer could not be taken. Try again.' },
    setOpen,
  )
  return (
    <Stack gap={5}>
      <Box title="Answers to review">
        {taken.length + waiting.length === 0 ? (
          <EmptyState
            as="h3"
            title="No answer waits for you"
            text="Answers come here once you are calibrated for their type, and never those of people you may know from an application."
          />
        ) : (
          <Rows aria-label="Answers to review">
            {taken.map((one) => (
              <RowItem key={one.id}>
                <Line>
                  <Stack gap={1}>
                    <small>{PRACTICE_TYPE_NAMES[one.type]}</small>
                    <h3>{one.question}</h3>
                    <small>Yours until {formatMoment(one.until)}</small>
                  </Stack>
                  <Button size="sm" label={`Review: ${one.question}`} onClick={() => setOpen(one)}>
                    Review
                  </Button>
                </Line>
              </RowItem>
            ))}
            {waiting.map((one) => (
              <RowItem key={one.id}>
                <Line>
                  <Stack gap={1}>
                    <small>
                      {PRACTICE_TYPE_NAMES[one.type]}, {one.level}, {one.language}
                    </small>
                    <h3>{one.question}</h3>
                    <small>{one.words} words</small>
                  </Stack>
                  <Button
                    variant="secondary"
                    size="sm"
                    label={`Take: ${one.question}`}
                    busy={take.isPending && take.variables === one.id}
                    onClick={() => take.mutate(one.id)}
                  >
                    Take
                  </Button>
                </Line>
              </RowItem>
            ))}
          </Rows>
        )}
        <CardFoot>
          <Text size="sm" tone={3}>
            About one in {PEER_RULES.knownEvery} is a known answer that two raters judged before. It looks
            like the others. It reaches nobody and gives no {BRAND.credits}; once you sent your review you
            read that it was one, and how your levels compare.
          </Text>
        </CardFoot>
      </Box>
      {given.length > 0 && <Given reviews={given} />}
      {open && <ReviewDialog key={open.id} taken={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

const Given = ({ reviews }: { reviews: GivenReview[] }) => (
  <Box title="Reviews you gave">
    <Rows aria-label="Reviews you gave, newest first">
      {reviews.map(({ id, type, question, thing, state, known, at }) => (
        <RowItem key={id}>
          <Line>
            <Stack gap={1}>
              <small>
                {PRACTICE_TYPE_NAMES[type]}, {formatDate(at)}
              </small>
              <h3>{question}</h3>
              {thing && <Text size="sm">{thing}</Text>}
              {known && <Text size="sm">{shiftText(known.shift)}</Text>}
            </Stack>
            <StatusDot tone={REVIEW_WORDS[state].tone}>{REVIEW_WORDS[state].word}</StatusDot>
          </Line>
        </RowItem>
      ))}
    </Rows>
  </Box>
)
