import { useMemo, useState } from 'react'
import { RESUME_LIMITS } from '@tryka/domain'
import { newId } from '../../../base/calls/new-id'
import { readImport } from '../../../base/resume/read-import'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { foundIn, nothingTaken, type Taken } from './from-resume'

const TOO_LARGE = 'This file is larger than 1 MB. Choose a smaller one.'
const EMPTY = { name: '', text: '', taken: nothingTaken }

/** A resume that was chosen and what is taken of it; kept in this browser, for a reload takes nothing. */
export function useResume() {
  const { value, change, forget } = useTypedDraft('profile-resume', EMPTY)
  const [problem, setProblem] = useState('')
  const { text, name } = value
  const read = useMemo(() => (text ? readImport(text, newId, name) : undefined), [text, name])
  const draft = read?.ok ? read.imported.draft : undefined
  return {
    draft,
    name,
    found: draft && foundIn(draft),
    leftOut: read?.ok ? read.imported.leftOut : [],
    taken: value.taken,
    problem,
    choose: async (file: File | undefined) => {
      if (!file) return
      const words = file.size > RESUME_LIMITS.importBytes ? '' : await file.text()
      const result = words ? readImport(words, newId, file.name) : { ok: false as const, problem: TOO_LARGE }
      setProblem(result.ok ? '' : result.problem)
      if (result.ok) change({ name: file.name, text: words, taken: nothingTaken })
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
