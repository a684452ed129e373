import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { endpointKey, useApi } from '@tryka/app-shell'
import {
  getModelState,
  getTurnWords,
  pathOf,
  streamTurnWords,
  type ModelRemark,
  type WordsFallback,
  type WordsSentence,
} from '@tryka/domain'
import { readQuery } from '../../../../base/calls/calls'
import { eventsOf } from './read-events'

/** Where the words of a model are. What was said so far goes when they are not said to their end. */
export type Words =
  | { is: 'quiet' }
  | { is: 'speaking'; remarks: ModelRemark[] }
  | { is: 'stopped' }
  | { is: 'fallback'; reason: WordsFallback }
  | { is: 'refused'; text: string }

/** A sentence joins what was said of its criterion. */
export function withSentence(
  remarks: readonly ModelRemark[],
  { criterion, text, quote, level }: WordsSentence,
): ModelRemark[] {
  const found = remarks.find((one) => one.criterion === criterion)
  if (!found) return [...remarks, { criterion, text, quote, level }]
  const joined = { ...found, text: `${found.text} ${text}`, level: level ?? found.level }
  return remarks.map((one) => (one === found ? joined : one))
}

const LOST = 'The connection was lost. Nothing is missing: the score and the quotes are there.'

/** Asks a model for words on an answer, sentence by sentence. Leaving ends it. */
export function useWords(turnId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const [words, setWords] = useState<Words>({ is: 'quiet' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const listen = async (signal: AbortSignal): Promise<Words> => {
    const path = pathOf(streamTurnWords, { id: turnId })
    let remarks: ModelRemark[] = []
    for await (const { event, data } of eventsOf(await api.stream('POST', path, signal))) {
      if (event === 'words') {
        remarks = withSentence(remarks, data as WordsSentence)
        setWords({ is: 'speaking', remarks })
      }
      if (event === 'fallback') return { is: 'fallback', ...(data as { reason: WordsFallback }) }
      if (event !== 'done') continue
      const { host, model } = data as { host: string; model: string }
      const said = { words: { host, model, remarks, at: new Date().toISOString() } }
      queries.setQueryData(readQuery(getTurnWords, { params: { id: turnId } }).queryKey, said)
      return { is: 'quiet' }
    }
    return { is: 'refused', text: LOST }
  }

  const ask = async () => {
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    setWords({ is: 'speaking', remarks: [] })
    const end = await listen(own.signal).catch((error: unknown): Words => {
      // The server's own sentence where it refused, whatever the reason.
      return { is: 'refused', text: error instanceof ApiError ? userMessage(error, LOST) : LOST }
    })
    if (running.current !== own || own.signal.aborted) return
    setWords(end)
    // What is left of today, and whether it is still agreed to.
    void queries.invalidateQueries({ queryKey: endpointKey(getModelState) })
  }
  const stop = () => {
    running.current?.abort()
    setWords({ is: 'stopped' })
    void queries.invalidateQueries({ queryKey: endpointKey(getModelState) })
  }
  return { words, ask, stop }
}
