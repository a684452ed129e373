/** @jest-environment jsdom */
import { TEMPLATES } from '@tryka/domain'
import { blankEntriesResume, sampleResume } from '@tryka/domain/testing'
import { patch } from './patch'
import { renderResume } from './render'

const box = (html: string): Element => {
  const made = document.createElement('div')
  made.innerHTML = html
  return made
}

describe('Patching a document', () => {
  const states = [
    ...TEMPLATES.map((templateId) => ({ ...sampleResume(3), templateId })),
    sampleResume(24),
    { ...sampleResume(24), workExperience: sampleResume(24).workExperience.toReversed() },
    { ...sampleResume(7), summary: 'A <b>b</b> & "c"', skills: [] },
    blankEntriesResume(),
  ].map((draft) => renderResume(draft).html)

  it('ends with what was asked for, from any state to any other', () => {
    for (const before of states)
      for (const after of states) {
        const target = box(before)
        patch(target, box(after))
        expect(target.innerHTML).toBe(box(after).innerHTML)
      }
  })

  it('touches the changed text alone, and leaves its source whole', () => {
    const draft = sampleResume(24)
    const target = box(renderResume(draft).html)
    const entries = [...target.querySelectorAll('.entry')]
    const source = box(renderResume({ ...draft, summary: `${draft.summary} More.` }).html)
    const whole = source.innerHTML
    patch(target, source)

    expect(target.innerHTML).toBe(whole)
    expect(source.innerHTML).toBe(whole)
    expect([...target.querySelectorAll('.entry')].every((entry, at) => entry === entries[at])).toBe(true)
  })
})
