import { useEffect, useRef, useState } from 'react'
import { PRACTICE_LIMITS, type PracticeSession, type PracticeTurn } from '@tryka/domain'
import { isSame, joined } from './draft'
import { useDraft } from './use-draft'
import type { HandedIn, Practice } from './use-practice'
import { useSpeech } from './use-speech'
import { useWay } from './use-way'

/** Where it is written; there is one on the screen. */
export const FIELD_ID = 'answer'

const EMPTY = 'Write an answer first.'
const LONG = `Use at most ${PRACTICE_LIMITS.answer.toLocaleString('en-US')} characters.`

/** Answering an open question or its follow-up: by hand or by voice, and handed in once. */
export function useAnswering(practice: Practice, { skills }: PracticeSession, turn: PracticeTurn) {
  const { handIn } = practice
  const way = useWay()
  const drafting = useDraft(turn, practice)
  const speaking = useSpeech((heard) => drafting.edit((text) => joined(text, heard)), skills)
  const [isAsked, setAsked] = useState(false)
  const begun = useRef(0)
  useEffect(() => {
    begun.current = Date.now()
  }, [])

  const text = drafting.text.trim()
  const isLong = text.length > PRACTICE_LIMITS.answer
  const fault = isLong ? LONG : isAsked && text === '' ? EMPTY : undefined

  /** One at a time: its seconds differ from press to press. */
  const isUnderWay = useRef(false)
  const send = (given: HandedIn) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // What comes now is said of this question, whichever is open by then.
    way.stay(turn.id)
    handIn.mutate(given, {
      onSuccess: (session) => {
        const now = session.turns.find(({ id }) => id === turn.id)
        const stored = given.to === 'question' ? now?.answer : now?.followAnswer
        // Another device may have answered: then this text is still wanted.
        if (given.text === null || isSame(stored ?? '', given.text)) drafting.forget()
        // Feedback waits for the end; what is said to somebody in danger does not.
        const isHeld = session.feedback === 'end' && !now?.feedback?.distress
        if (isHeld && now?.state === 'judged') way.to()
      },
      onSettled: () => {
        isUnderWay.current = false
      },
    })
  }
  const hand = (make: (text: string) => HandedIn) => {
    speaking.stop()
    if (text !== '' && !isLong) return send(make(text))
    setAsked(true)
    document.getElementById(FIELD_ID)?.focus()
  }
  const elapsed = () => Math.round((Date.now() - begun.current) / 1_000)
  return {
    drafting,
    speaking,
    fault,
    busy: handIn.isPending,
    /** It has not arrived, and is sent again. */
    isWaiting: handIn.isPending && handIn.failureCount > 0,
    answer: () =>
      hand((text) => {
        const heard = speaking.seconds()
        const spoken = heard > 0
        return { turnId: turn.id, to: 'question', text, spoken, seconds: spoken ? heard : elapsed() }
      }),
    add: () => hand((text) => ({ turnId: turn.id, to: 'follow-up', text })),
    decline: () => {
      speaking.stop()
      send({ turnId: turn.id, to: 'follow-up', text: null })
    },
  }
}
export type Answering = ReturnType<typeof useAnswering>
