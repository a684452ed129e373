import { useRef, useState } from 'react'
import type { ResumeDraft } from '@tryka/domain'
import type { ReadResume } from '@tryka/resume-import'
import { newId } from '../../../base/calls/new-id'
import { readDocument, readPasted, type ReadResult } from '../../../base/resume/documents/read-document'
import { placed } from './left-over'

const LOST = 'What reads this file did not load. Check your connection and choose it again.'

/** A document that is read, and what a person changes of it before it is used. */
export function useImport() {
  const [found, setFound] = useState<ReadResume>()
  const [problem, setProblem] = useState('')
  const [reading, setReading] = useState(false)
  const [settled, setSettled] = useState<string[]>([])
  const turn = useRef(0)

  const show = (result: ReadResult) => {
    setSettled([])
    setFound(result.ok ? result.imported : undefined)
    setProblem(result.ok ? '' : result.problem)
  }
  return {
    found,
    problem,
    reading,
    settled,
    readFile: async (file: File | undefined) => {
      if (!file) return
      // A file that was chosen later is the one that counts.
      const mine = (turn.current += 1)
      setReading(true)
      const result = await readDocument(file, newId).catch((): ReadResult => ({ ok: false, problem: LOST }))
      if (mine !== turn.current) return
      setReading(false)
      show(result)
    },
    readText: (text: string) => show(readPasted(text, newId)),
    clear: () => {
      turn.current += 1
      setReading(false)
      setFound(undefined)
      setProblem('')
    },
    change: (draft: ResumeDraft, path?: string) => {
      setFound((now) => now && { ...now, draft })
      if (path) setSettled((now) => [...now, path])
    },
    place: (line: number, place: string) =>
      setFound((now) => {
        const text = now?.leftOver[line]?.text
        if (!now || !text || !place) return now
        return {
          ...now,
          draft: placed(now.draft, place, text, newId),
          leftOver: now.leftOver.filter((_, index) => index !== line),
        }
      }),
  }
}
