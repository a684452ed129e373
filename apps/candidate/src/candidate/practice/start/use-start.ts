import { useState } from 'react'
import {
  startPractice,
  type AnswerMode,
  type ExperienceLevel,
  type FeedbackTime,
  type PracticeTimer,
  type PracticeChoices,
  type SessionCount,
} from '@tryka/domain'
import { useChange, type BodyOf } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { purposesOf, supplyOf, type Kind, type Purpose } from './choices'

/** What is in the address when nothing in particular is practised for. */
export const ANYTHING = 'any'
export const START_FAILED = 'Practice could not be started. Try again.'

export interface Settings {
  kind: Kind
  level: ExperienceLevel
  count: SessionCount
  mode: AnswerMode
  feedback: FeedbackTime
  timer: PracticeTimer
}

/** The settings of a start: those of what is practised for, until something else is chosen. */
export function useStart(choices: PracticeChoices | undefined, wanted: string) {
  const address = useAddress()
  const [about, setAbout] = useState(wanted)
  const [own, setOwn] = useState<Partial<Settings>>({})
  const purposes = choices ? purposesOf(choices) : []
  const purpose = purposes.find(({ value }) => value === (about === ANYTHING ? choices?.area : about))
  const settings: Settings = {
    kind: 'mixed',
    level: purpose?.level ?? 'mid',
    count: 5,
    mode: 'typed',
    feedback: 'each',
    timer: 'off',
    ...own,
  }
  const start = useChange(
    (api, body: BodyOf<typeof startPractice>) => api.call(startPractice, { body }),
    // The dialog says what went wrong.
    { failed: START_FAILED, shown: () => true },
    ({ id }) => {
      // Back leads to what was open below the dialog.
      address.set({ practise: undefined })
      address.open('interviews', { session: id })
    },
  )
  const send = ({ for: what }: Purpose) => {
    const { kind, ...rest } = settings
    start.mutate({ for: what, types: kind === 'mixed' ? [] : [kind], ...rest })
  }
  return {
    purposes,
    purpose,
    settings,
    supply: choices && purpose ? supplyOf(choices, { ...settings, purpose }) : undefined,
    choose: (value: string) => {
      setAbout(value)
      // Kind and level are those of what was chosen; the rest stays.
      setOwn(({ kind: _kind, level: _level, ...rest }) => rest)
      start.reset()
    },
    set: (change: Partial<Settings>) => {
      setOwn((before) => ({ ...before, ...change }))
      start.reset()
    },
    start: () => purpose && send(purpose),
    isStarting: start.isPending,
    error: start.error,
  }
}

export type Start = ReturnType<typeof useStart>
