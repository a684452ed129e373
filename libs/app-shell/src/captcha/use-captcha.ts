import { useCallback, useEffect, useReducer, useState } from 'react'
import {
  createQuestion,
  getCaptcha,
  isCorrect,
  parseQuestion,
  questionText,
  type CaptchaChallenge,
  type CaptchaPurpose,
  type CaptchaQuestion,
} from '@tryka/domain'
import { useApi } from '../api/api-context'

/** After this long without an answer the screen asks a question of its own. */
const PATIENCE_MS = 4_000
const VALID_MS = 300_000

interface Challenge {
  id?: string
  text: string
  /** Absent when the server words a question that this screen cannot work out: then the server decides. */
  question?: CaptchaQuestion
}

/** A security question and the person's answer to it. */
export interface Captcha {
  /** The question as shown; undefined until there is one. */
  question: string | undefined
  answer: string
  setAnswer: (typed: string) => void
  solved: boolean
  /** What a form sends; both absent for a question that the screen made itself. */
  captchaId: string | undefined
  captchaAnswer: string | undefined
  /** A new question; the answer is cleared. */
  reset: () => void
}

const ownChallenge = (purpose: CaptchaPurpose): Challenge => {
  const question = createQuestion(purpose)
  return { question, text: questionText(question) }
}

/** A challenge that the page asked for before this script was here. */
export interface EarlyChallenge {
  pending: Promise<CaptchaChallenge>
  /** What the page shows already, and since when. */
  shown?: { challenge: CaptchaChallenge; at: number }
}

function challengeOf({ captchaId, question }: CaptchaChallenge): Challenge {
  const parsed = parseQuestion(question)
  return { id: captchaId, text: question, ...(parsed ? { question: parsed } : {}) }
}

const looksSolved = ({ question }: Challenge, answer: string): boolean =>
  question ? isCorrect(question, answer) : /^\s*-?\d+\s*$/.test(answer)

/** Ends when it is aborted, whatever the answer does. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))

/**
 * Asks the security question of a form and keeps its answer; a signed one is renewed before it expires. `early` gives the
 * question that a prerendered page has asked for already.
 */
export function useCaptcha(purpose: CaptchaPurpose, early?: () => EarlyChallenge | undefined): Captcha {
  const api = useApi()
  const [first] = useState(early)
  const [challenge, setChallenge] = useState(first?.shown && challengeOf(first.shown.challenge))
  const [answer, setAnswer] = useState('')
  const [round, nextRound] = useReducer((count: number) => count + 1, 0)
  const isFirst = round === 0

  const reset = useCallback(() => {
    setAnswer('')
    setChallenge(undefined)
    nextRound()
  }, [])

  useEffect(() => {
    if (isFirst && first?.shown) return undefined
    const request = new AbortController()
    const { signal } = request
    let wanted = true
    const patience = setTimeout(() => request.abort(), PATIENCE_MS)
    const asked = isFirst && first ? first.pending : api.call(getCaptcha, { query: { purpose } }, { signal })
    void Promise.race([asked, untilAborted(signal)])
      // A question of the screen's own when the server has none to give.
      .then(challengeOf, () => ownChallenge(purpose))
      .then((fetched) => {
        clearTimeout(patience)
        if (wanted) setChallenge(fetched)
      })
    return () => {
      wanted = false
      clearTimeout(patience)
      request.abort()
    }
  }, [api, first, isFirst, purpose, round])

  const id = challenge?.id
  const since = isFirst ? first?.shown?.at : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    const age = since === undefined ? 0 : Date.now() - since
    const renewal = setTimeout(reset, VALID_MS - 10_000 - age)
    return () => clearTimeout(renewal)
  }, [since, id, reset])

  return {
    question: challenge?.text,
    answer,
    setAnswer,
    solved: challenge !== undefined && looksSolved(challenge, answer),
    captchaId: id,
    captchaAnswer: id === undefined ? undefined : answer.trim(),
    reset,
  }
}
