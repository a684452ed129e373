import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, QueryView, useApi, useMutation } from '@tryka/app-shell'
import {
  answerCard,
  getReview,
  type CardAnswer,
  type Review as ReviewToday,
  type ReviewAnswered,
  type ReviewCard,
} from '@tryka/domain'
import { Columns, LoadingRows, Stack } from '@tryka/ui'
import { useMinutes } from '../../parts/minutes/use-minutes'
import { AnsweredCard } from './answered-card'
import { AskedCard } from './asked-card'
import { Over } from './over'
import { PausedCards } from './paused-cards'
import { TodayCard } from './today-card'
import type { Told } from './told'

/** Cards of what was wrong or missing, asked on their day. */
export function Review() {
  const review = useQuery(endpointQuery(getReview))
  return (
    <QueryView
      query={review}
      loading={<LoadingRows label="Loading your review" />}
      boxed
      errorText="Your review could not be loaded. Check your connection, then try again."
    >
      {(today) => <Today review={today} />}
    </QueryView>
  )
}

function Today({ review }: { review: ReviewToday }) {
  const api = useApi()
  const queries = useQueryClient()
  const [told, setTold] = useState<Told>()
  const { queryKey } = endpointQuery(getReview)
  const answer = useMutation<
    ReviewAnswered,
    Error,
    { card: ReviewCard; answer: CardAnswer | null; seconds: number; hint: boolean }
  >({
    mutationFn: ({ card: { id, task }, ...body }) =>
      api.call(answerCard, { params: { id }, body: { seed: task.seed, ...body } }),
    onSuccess: (answered, { card, answer: given }) => {
      setTold({ card, answer: given, answered })
      queries.setQueryData<ReviewToday>(queryKey, answered.review)
      void queries.invalidateQueries({ queryKey: ['/api/challenges'] })
    },
    onError: (error) => {
      // Another tab answered it: what is asked now is read.
      if (error instanceof ApiError && (error.code === 'SEED' || error.code === 'NOT_DUE'))
        void queries.invalidateQueries({ queryKey: endpointKey(getReview) })
    },
    meta: { needsSession: true },
  })
  const { card } = review
  const shown = told?.card ?? card
  useMinutes(() => (shown ? { kind: 'review', ref: shown.id } : undefined))
  return (
    <Columns>
      {told ? (
        <AnsweredCard told={told} onNext={() => setTold(undefined)} />
      ) : card ? (
        <AskedCard
          key={card.task.seed}
          card={card}
          busy={answer.isPending}
          refused={
            answer.error
              ? userMessage(answer.error, 'The answer could not be checked. Try again.')
              : undefined
          }
          onAnswer={(given, how) => answer.mutate({ card, answer: given, ...how })}
        />
      ) : (
        <Over review={review} />
      )}
      <Stack gap={5}>
        <TodayCard review={review} />
        <PausedCards paused={review.paused} />
      </Stack>
    </Columns>
  )
}
