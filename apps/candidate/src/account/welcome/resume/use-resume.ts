import { useMemo, useState } from 'react'
import { newId } from '../../../base/calls/new-id'
import type { ReadResult } from '../../../base/resume/documents/read-document'
import { readImport } from '../../../base/resume/read-import'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { foundIn, nothingTaken, type Taken } from './from-resume'

const LOST = 'What reads this file did not load. Check your connection and choose it again.'
/** Of the lines that no field holds: enough to see what is missing. */
const MOST_LINES = 50
const EMPTY = {
  name: '',
  text: '',
  taken: nothingTaken,
  leftOut: [] as string[],
  /** Lines that no field holds, and how many fields may be misread. */
  unplaced: [] as string[],
  doubts: 0,
}

/** A resume that was chosen and what is taken of it; kept in this browser, for a reload takes nothing. */
export function useResume() {
  const { value, change, forget } = useTypedDraft('profile-resume', EMPTY)
  const [problem, setProblem] = useState('')
  const [reading, setReading] = useState(false)
  const { text, name } = value
  const read = useMemo(() => (text ? readImport(text, newId, name) : undefined), [text, name])
  const draft = read?.ok ? read.imported.draft : undefined
  return {
    ...value,
    draft,
    found: draft && foundIn(draft),
    problem,
    reading,
    choose: async (file: File | undefined) => {
      if (!file) return
      setReading(true)
      // Whoever brings no resume loads no reader of documents.
      const result = await import('../../../base/resume/documents/read-document')
        .then(({ readDocument }) => readDocument(file, newId))
        .catch((): ReadResult => ({ ok: false, problem: LOST }))
      setReading(false)
      setProblem(result.ok ? '' : result.problem)
      if (!result.ok) return
      const { draft: found, leftOut, leftOver, doubts } = result.imported
      change({
        name: file.name,
        text: JSON.stringify(found),
        taken: nothingTaken,
        leftOut,
        unplaced: leftOver.slice(0, MOST_LINES).map((line) => line.text),
        doubts: new Set(doubts.map(({ field }) => field)).size,
      })
    },
    take: (part: Partial<Taken>) => change((now) => ({ ...now, taken: { ...now.taken, ...part } })),
    drop: () => {
      setProblem('')
      change(EMPTY)
    },
    forget,
  }
}
export type Chosen = ReturnType<typeof useResume>
