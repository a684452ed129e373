import { draftOf, duplicateOf, emptyResume, type Resume, type ResumeDraft } from '@tryka/domain'
import { useEffect, useRef, useState, type Dispatch } from 'react'
import { useSearchParams } from 'react-router-dom'
import { draftsOf, forgetDraft, type LocalDraft } from './draft-storage'
import { sameDraft, type EditorAction, type EditorState } from './editor-state'
import { newId } from '../../app/core/new-id'

const PARAM = 'resume'

/** Which resume is open: a saved one, a new one, a copy, or work found in this browser. */
export function useOpening(
  accountId: string,
  resumes: readonly Resume[] | undefined,
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
) {
  const [params, setParams] = useSearchParams()
  const wanted = useRef(params.get(PARAM))
  const [found, setFound] = useState(() => draftsOf(accountId, Date.now()))
  const savedId = state.origin.saved?.id

  const openSaved = (resume: Resume) =>
    dispatch({
      type: 'open',
      draft: draftOf(resume),
      origin: { saved: { id: resume.id, version: resume.version }, newKey: newId() },
    })

  // A reload comes back to the resume in the address.
  useEffect(() => {
    const id = wanted.current
    if (!resumes || id === null) return
    wanted.current = null
    const resume = resumes.find((one) => one.id === id)
    if (resume) openSaved(resume)
  }, [resumes])

  useEffect(() => {
    if (wanted.current !== null) return
    setParams(
      (before) => {
        if (savedId === undefined) before.delete(PARAM)
        else before.set(PARAM, savedId)
        return before
      },
      { replace: true },
    )
  }, [savedId, resumes, setParams])

  const forgetOffer = (offer: LocalDraft) => setFound((before) => before.filter((one) => one !== offer))
  /** A draft that says what is saved anyway is not worth a question. */
  const offers = found.filter((offer) => {
    const saved = resumes?.find(({ id }) => id === offer.resumeId)
    return !saved || !sameDraft(offer.draft, draftOf(saved))
  })

  const restore = (offer: LocalDraft) => {
    const saved = resumes?.find(({ id }) => id === offer.resumeId)
    dispatch({
      type: 'open',
      draft: offer.draft,
      baseline: saved ? draftOf(saved) : emptyResume(),
      neverSaved: !saved,
      origin: {
        saved: saved && { id: saved.id, version: offer.version ?? saved.version },
        // The resume is gone: its key must not bring the old one back.
        newKey: saved || offer.resumeId === undefined ? offer.newKey : newId(),
      },
    })
    if (!saved && offer.resumeId !== undefined) forgetDraft(accountId, offer.slot)
    forgetOffer(offer)
  }

  return {
    offers: resumes ? offers : [],
    restore,
    discardOffer: (offer: LocalDraft) => {
      forgetDraft(accountId, offer.slot)
      forgetOffer(offer)
    },
    openSaved,
    openNew: () => dispatch({ type: 'open', draft: emptyResume(), origin: { newKey: newId() } }),
    openUnsaved: (draft: ResumeDraft) =>
      dispatch({ type: 'open', draft, origin: { newKey: newId() }, neverSaved: true }),
    openCopy: (of: Resume | ResumeDraft) =>
      dispatch({ type: 'open', draft: duplicateOf(of), origin: { newKey: newId() }, neverSaved: true }),
  }
}
