import { useState } from 'react'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import {
  createResume,
  getJob,
  DEMO_USER_ID,
  postingName,
  RESUME_LIMITS,
  IDEMPOTENCY_HEADER,
  type Tailoring,
} from '@tryka/domain'
import { newId } from '../../../base/calls/new-id'
import { FAILURE, failureText, SUCCESS } from '../content'
import { useRefreshResumes, useWholeResumes } from '../resumes.queries'
import type { CvBuilderModel } from '../use-cv-builder'

/** A posting to compare with, before a copy is made for it. */
export type TailorTarget = Omit<Tailoring, 'fromId' | 'fromVersion'>

/** The posting beside the open resume: one that was chosen, else the one that the resume was made for. */
export function useTailoring({ draft, state, resumes, opening, writing }: CvBuilderModel) {
  const api = useApi()
  const refresh = useRefreshResumes()
  const saved = state.origin.saved
  const [chosen, setChosen] = useState<{ target: TailorTarget; posting: string; round: number }>()
  const isCopy = resumes.data?.some(({ id, tailoredTo }) => id === saved?.id && tailoredTo) ?? false
  const whole = useWholeResumes(isCopy && saved ? [saved.id] : []).get(saved?.id ?? '')
  const kept = whole === undefined || whole === 'failed' ? undefined : (whole.tailoring ?? undefined)
  const isChosen = chosen?.round === state.round
  const target = isChosen ? chosen.target : undefined
  const shown = target ?? kept
  const make = useMutation({
    mutationFn: (for_: TailorTarget) => {
      const suffix = `, ${postingName(for_)}`
      const title = (draft.title.slice(0, Math.max(20, RESUME_LIMITS.line - suffix.length)) + suffix).slice(
        0,
        RESUME_LIMITS.line,
      )
      const tailoring = { ...for_, fromId: saved?.id ?? null, fromVersion: saved?.version ?? null }
      const body = { ...draft, title, isDefault: false, tailoring, userId: DEMO_USER_ID }
      return api.call(createResume, { body }, { headers: { [IDEMPOTENCY_HEADER]: newId() } })
    },
    onSuccess: (made) => {
      notify.success(SUCCESS, 'Copy made for this posting')
      void refresh()
      void opening.openSaved(made)
    },
    onError: (error) => notify.failure(FAILURE, failureText('Failed to make the copy', error)),
  })
  // The text of a pasted posting is kept nowhere, so that it is there until the page is left.
  const text = isChosen ? chosen.posting : ''
  const read = useMutation({
    mutationFn: async (id: string) => (await api.call(getJob, { params: { id } })).description,
    onError: (error) => notify.failure(FAILURE, failureText('The posting could not be read', error)),
  })
  const generateWith = (jobDescription: string) =>
    writing.setGenerating({ jobTitle: shown?.role ?? '', jobDescription })
  const postingId = shown?.postingId
  return {
    target: shown,
    isChosen,
    kept: target ? undefined : kept,
    /** The open resume, once it is saved. */
    fromId: saved?.id,
    choose: (next: TailorTarget, posting: string) => setChosen({ target: next, posting, round: state.round }),
    /** Opens the generator with the posting filled in; undefined where its text is not known any more. */
    write: text
      ? () => generateWith(text)
      : postingId
        ? () => read.isPending || read.mutate(postingId, { onSuccess: generateWith })
        : undefined,
    close: () => setChosen(undefined),
    makeCopy: () => target && !make.isPending && make.mutate(target),
    making: make.isPending,
  }
}
export type TailoringModel = ReturnType<typeof useTailoring>
