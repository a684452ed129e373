import { draftOf, emptyResume } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { editorReducer, isDirty, openEditor, type EditorState } from './editor-state'

const saved = buildResume({ id: 'r1', version: 3, title: 'Saved' })
const opened = () =>
  openEditor({ draft: draftOf(saved), origin: { saved: { id: 'r1', version: 3 }, newKey: 'k1' } })
const titled = (state: EditorState, title: string) =>
  editorReducer(state, { type: 'change', at: 0, change: (draft) => ({ ...draft, title }) })

describe('The editor', () => {
  it('has unsaved work after a change and none after undoing it', () => {
    const changed = titled(opened(), 'Changed')

    expect(isDirty(opened())).toBe(false)
    expect(isDirty(changed)).toBe(true)
    expect(isDirty(editorReducer(changed, { type: 'undo' }))).toBe(false)
  })

  it('keeps what was typed while a save was under way as unsaved', () => {
    const sent = titled(opened(), 'Sent')
    const typed = titled(sent, 'Typed meanwhile')
    const resume = { ...saved, title: 'Sent', version: 4 }

    const after = editorReducer(typed, { type: 'saved', resume, sent: sent.history.present })

    expect(after.origin.saved).toEqual({ id: 'r1', version: 4 })
    expect(isDirty(after)).toBe(true)
    expect(isDirty(editorReducer(sent, { type: 'saved', resume, sent: sent.history.present }))).toBe(false)
  })

  it('remembers why the state before must be kept, until it is saved', () => {
    const merged = editorReducer(opened(), {
      type: 'change',
      at: 0,
      reason: 'ai-merge',
      change: (draft) => ({ ...draft, summary: 'New' }),
    })

    expect(titled(merged, 'More').keepVersion).toBe('ai-merge')
    const done = editorReducer(merged, { type: 'saved', resume: saved, sent: merged.history.present })
    expect(done.keepVersion).toBeUndefined()
  })

  it('takes a copy as unsaved before anything is typed', () => {
    const copy = openEditor({ draft: draftOf(saved), origin: { newKey: 'k2' }, neverSaved: true })

    expect(isDirty(copy)).toBe(true)
  })

  it('turns a resume that is gone into new work with a key of its own', () => {
    const orphan = editorReducer(opened(), { type: 'orphaned', newKey: 'k9' })

    expect(orphan.origin).toEqual({ newKey: 'k9' })
    expect(orphan.history.present.title).toBe('Saved')
    expect(isDirty(orphan)).toBe(true)
  })

  it('does not call the spacing that a page count asks for unsaved work', () => {
    const fitted = openEditor({ draft: { ...emptyResume(), fitPages: 1 }, origin: { newKey: 'k' } })

    expect(isDirty(editorReducer(fitted, { type: 'tightness', tightness: 7 }))).toBe(false)
  })
})
