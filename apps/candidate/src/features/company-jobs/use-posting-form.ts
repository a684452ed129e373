import { ApiError, type ApiClient } from '@tryka/api-client'
import { createPosting, publishPosting, updatePosting, type PostingDetail, type Problem } from '@tryka/domain'
import { useRef, useState } from 'react'
import { useChange } from '../../app/core/calls'
import { allProblems, draftOf, draftProblems, type FormProblem, type PostingForm } from './posting-form'

/** The fields that the server found wrong. */
function serverProblems(error: unknown): FormProblem[] {
  if (!(error instanceof ApiError)) return []
  try {
    return (JSON.parse(error.body) as Problem).errors ?? []
  } catch {
    return []
  }
}

interface PostingFormOptions {
  start: PostingForm
  posting: PostingDetail | undefined
  onDone: () => void
  onStale: (() => void) | undefined
}

/** What is typed, what is wrong with it, and the two ways to keep it: as a draft, or posted. */
export function usePostingForm({ start, posting, onDone, onStale }: PostingFormOptions) {
  const [form, setForm] = useState(start)
  const [checked, setChecked] = useState<'draft' | 'post'>()
  const [refusals, setRefusals] = useState<FormProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  // A draft that was kept while posting failed must not be created twice.
  const kept = useRef(posting)

  const keep = async (api: ApiClient): Promise<PostingDetail> => {
    const body = draftOf(form)
    const known = kept.current
    kept.current = known
      ? await api.call(updatePosting, { params: { id: known.id }, body: { ...body, version: known.version } })
      : await api.call(createPosting, { body })
    return kept.current
  }
  const save = useChange(
    async (api, post: boolean) => {
      const { id, version } = await keep(api)
      if (post) await api.call(publishPosting, { params: { id }, body: { version } })
    },
    {
      done: (_, post) =>
        post ? 'Job posted' : posting?.status === 'Active' ? 'Posting saved' : 'Draft saved',
      failed: 'The posting could not be saved.',
      refused: (error) => {
        setRefusals(serverProblems(error))
        if (error instanceof ApiError && error.code === 'STALE') onStale?.()
      },
    },
    onDone,
  )

  const live = posting?.status === 'Active'
  const found =
    checked === undefined ? [] : checked === 'post' || live ? allProblems(form) : draftProblems(form)
  const problems = [...found, ...refusals.filter(({ path }) => !found.some((each) => each.path === path))]
  const submit = (post: boolean) => {
    setChecked(post ? 'post' : 'draft')
    setRefusals([])
    setAttempt((now) => now + 1)
    const broken = post || live ? allProblems(form) : draftProblems(form)
    if (broken.length === 0) save.mutate(post)
  }
  return {
    form,
    set: (change: Partial<PostingForm>) => {
      setRefusals([])
      setForm((now) => ({ ...now, ...change }))
    },
    problems,
    errorOf: (path: string): string => problems.find((problem) => problem.path === path)?.message ?? '',
    attempt,
    submit,
    busy: save.isPending ? (save.variables ? 'post' : 'draft') : undefined,
    live,
  }
}

export type PostingFormState = ReturnType<typeof usePostingForm>
