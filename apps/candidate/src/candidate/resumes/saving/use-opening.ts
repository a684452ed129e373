import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { notify } from '@tryka/app-shell'
import {
  draftOf,
  duplicateOf,
  emptyResume,
  type Resume,
  type ResumeCard,
  type ResumeDraft,
} from '@tryka/domain'
import { FAILURE, failureText } from '../content'
import { draftsOf, forgetDraft, type LocalDraft } from '../../../base/unsaved/draft-storage'
import { sameDraft, type EditorAction, type EditorState } from '../editor/editor-state'
import { newId } from '../../../base/calls/new-id'
import { useAddress } from '../../parts/address'
import { useReadResume, useRefreshResumes, useWholeResumes } from '../resumes.queries'

const PARAM = 'resume'
/** In the address of what is not saved: a reload comes back to a blank page, not to the last resume. */
const NEW = 'new'
/** Nothing was asked for: the builder goes on where the person stopped. */
const LAST = ''
const OPEN_FAILED = 'Failed to open resume'

interface Opening {
  owner: string
  resumes: readonly ResumeCard[] | undefined
  state: EditorState
  dirty: boolean
  dispatch: Dispatch<EditorAction>
  /** Holds an action back while there is unsaved work. */
  ask: (action: () => void) => void
  /** Puts the cursor into the title: what was opened is new and wants a name. */
  nameIt: () => void
}

/** Which resume is open: a saved one, a new one, a copy, or work found in this browser. */
export function useOpening({ owner, resumes, state, dirty, dispatch, ask, nameIt }: Opening) {
  const address = useAddress()
  const [wanted, setWanted] = useState<string | null>(() => address.get(PARAM) || LAST)
  const savedId = state.origin.saved?.id
  const { whole, forget } = useWhole(ask, dirty)
  /** What is opened at once is not followed by what was asked for before. */
  const open = (action: Omit<EditorAction & { type: 'open' }, 'type'>) => {
    forget()
    dispatch({ type: 'open', ...action })
  }

  const openResume = (resume: Resume) =>
    open({
      draft: draftOf(resume),
      origin: { saved: { id: resume.id, version: resume.version }, newKey: newId() },
    })
  const openSaved = ({ id }: Pick<ResumeCard, 'id'>) => whole(id, openResume)

  // A reload comes back to the resume in the address, and a visit to the last one, once the list is there.
  const comeBack = useEffectEvent((list: readonly ResumeCard[]) => {
    if (wanted === null) return
    const card = wanted === LAST ? list[0] : list.find(({ id }) => id === wanted)
    const unasked = wanted === LAST
    void (card ? whole(card.id, openResume, { unasked }) : Promise.resolve()).then(() => setWanted(null))
  })
  useEffect(() => {
    if (resumes) comeBack(resumes)
  }, [resumes])

  const nameOpened = useEffectEvent(() => address.set({ [PARAM]: savedId ?? NEW }))
  useEffect(() => {
    if (wanted === null) nameOpened()
  }, [savedId, resumes, wanted])

  const openUnsaved = (draft: ResumeDraft) => {
    open({ draft, origin: { newKey: newId() }, neverSaved: true })
    nameIt()
  }
  return {
    ...useOffers({ owner, resumes, open, ask, nameIt }),
    openSaved,
    /** An empty one, as at the start or after the open one was deleted. */
    openEmpty: () => open({ draft: emptyResume(), origin: { newKey: newId() } }),
    openNew: () => {
      open({ draft: emptyResume(), origin: { newKey: newId() } })
      nameIt()
    },
    openUnsaved,
    openCopy: (of: ResumeDraft) => openUnsaved(duplicateOf(of)),
    openCopyOf: ({ id }: ResumeCard) => whole(id, (resume) => openUnsaved(duplicateOf(resume))),
  }
}

/**
 * Reads a resume and hands it over, unless another was asked for meanwhile. What was typed while it was on its way is
 * asked about like everything else that is not saved; what nobody asked for does not come over it.
 */
function useWhole(ask: Opening['ask'], dirty: boolean) {
  const read = useReadResume()
  const refresh = useRefreshResumes()
  const latest = useRef({ ask, dirty, asked: 0 })
  useEffect(() => {
    Object.assign(latest.current, { ask, dirty })
  }, [ask, dirty])
  const whole = async (
    id: string,
    then: (resume: Resume) => void,
    { unasked = false } = {},
  ): Promise<void> => {
    if (unasked && latest.current.dirty) return
    const mine = ++latest.current.asked
    try {
      const resume = await read(id)
      if (mine !== latest.current.asked || (unasked && latest.current.dirty)) return
      latest.current.ask(() => then(resume))
    } catch (error) {
      if (mine !== latest.current.asked || unasked) return
      notify.failure(FAILURE, failureText(OPEN_FAILED, error))
      void refresh()
    }
  }
  return { whole, forget: () => void latest.current.asked++ }
}

interface Offers extends Pick<Opening, 'owner' | 'resumes' | 'ask' | 'nameIt'> {
  open: (action: Omit<EditorAction & { type: 'open' }, 'type'>) => void
}

/** Work found in this browser. A draft that says what is saved anyway is not worth a question. */
function useOffers({ owner, resumes, open, ask, nameIt }: Offers) {
  const [found, setFound] = useState(() => draftsOf(owner, Date.now()))
  const live = new Set(resumes?.map(({ id }) => id))
  const ids = [...new Set(found.flatMap(({ resumeId }) => resumeId ?? []))].filter((id) => live.has(id))
  const saved = useWholeResumes(ids)

  /** With those that were found with the same words in them: they are offered as one. */
  const alike = (offer: LocalDraft) =>
    found.filter((one) => one.resumeId === offer.resumeId && sameDraft(one.draft, offer.draft))
  const forgetOffers = (gone: readonly LocalDraft[]) =>
    setFound((before) => before.filter((one) => !gone.includes(one)))
  const forgetAll = (gone: readonly LocalDraft[]) => {
    gone.forEach(({ slot }) => forgetDraft(owner, slot))
    forgetOffers(gone)
  }
  const offers = found.filter((offer) => {
    const { resumeId, draft } = offer
    if (alike(offer)[0] !== offer) return false
    if (resumeId === undefined || !live.has(resumeId)) return true
    const resume = saved.get(resumeId)
    return resume === 'failed' || (resume !== undefined && !sameDraft(draft, draftOf(resume)))
  })

  const restore = (offer: LocalDraft) => {
    const known = saved.get(offer.resumeId ?? '')
    if (known === 'failed') return notify.failure(FAILURE, OPEN_FAILED)
    open({
      draft: offer.draft,
      baseline: known ? draftOf(known) : emptyResume(),
      neverSaved: !known,
      origin: {
        saved: known && { id: known.id, version: offer.version ?? known.version },
        // The resume is gone: its key must not bring the old one back.
        newKey: known || offer.resumeId === undefined ? offer.newKey : newId(),
      },
    })
    if (!known && offer.resumeId !== undefined) forgetDraft(owner, offer.slot)
    forgetAll(alike(offer).filter((one) => one !== offer))
    forgetOffers([offer])
    nameIt()
  }
  return {
    offers: resumes ? offers : [],
    restore: (offer: LocalDraft) => ask(() => restore(offer)),
    discardOffers: (gone: readonly LocalDraft[]) => forgetAll(gone.flatMap(alike)),
  }
}
