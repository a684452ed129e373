import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@tryka/api-client'
import type { TaskAnswer } from '@tryka/domain'
import { useSecondsUntil } from '../../../account/sign-in/use-seconds-until'
import { isGiven } from './answer'
import { focusAnswer } from './focus-answer'

const ASK = 'Give an answer, or press I don’t know.'

export interface Answering<Answer extends TaskAnswer> {
  /** When its time is over, by the clock of this browser. */
  until: number
  value: Answer
  /** Forgets what stood there, once it arrived. */
  forget: () => void
  /** The last refusal. */
  error: Error | null
  mutate: (
    given: Answer | null,
    isOver: boolean,
    then: { onSuccess: () => void; onError: (error: Error) => void },
  ) => void
}

/** Answering one open task: once, by its person or by the end of its time. */
export function useAnswering<Answer extends TaskAnswer>(answering: Answering<Answer>) {
  const { until, value, forget, error, mutate } = answering
  const left = useSecondsUntil(until)
  const [seconds] = useState(left)
  const [isAsked, setAsked] = useState(false)

  /** One at a time: what follows would be an answer to the next task. */
  const isUnderWay = useRef(false)
  const send = (given: Answer | null, isOver = false) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(given, isOver, {
      onSuccess: forget,
      onError: (failure) => {
        isUnderWay.current = false
        if (!(failure instanceof ApiError) || failure.status !== 400) return
        // What was half written when the time ended may be no answer at all.
        if (isOver && given) send(null, true)
        else focusAnswer()
      },
    })
  }
  const sendGiven = () => {
    if (isGiven(value)) return send(value)
    setAsked(true)
    focusAnswer()
  }

  // What stands there when the time is over is taken.
  const over = useRef(() => undefined as void)
  useEffect(() => {
    over.current = () => send(isGiven(value) ? value : null, true)
  })
  useEffect(() => {
    if (left === 0) over.current()
  }, [left])

  const refused = error instanceof ApiError ? error.detail : undefined
  return {
    left,
    /** What was left when it was shown. */
    seconds,
    /** What is to be said beside the answer. */
    fault: isAsked && !isGiven(value) ? ASK : refused,
    sendGiven,
    sendNothing: () => send(null),
  }
}
