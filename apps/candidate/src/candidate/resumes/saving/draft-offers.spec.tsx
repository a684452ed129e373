import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyResume, type ResumeDraft } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { draftsOf, keepDraft } from '../../../base/unsaved/draft-storage'
import { candidateApiWith, GUEST, openApp } from '../../../testing/open-app'

const OWNER = `${GUEST.user.id}:demo`
const saved = buildResume({ id: 'r1', title: 'Security roles' })

/** The `n`th start of a new resume that was never saved, an hour older than the one before. */
function keep(n: number, over: Partial<ResumeDraft>) {
  const savedAt = new Date(Date.now() - n * 3_600_000).toISOString()
  const draft = { ...emptyResume(), ...over }
  keepDraft(OWNER, { slot: `new~${n}`, draft, savedAt, newKey: `${n}` })
}
const kept = () => draftsOf(OWNER, Date.now()).map(({ slot }) => slot)

async function open() {
  openApp('/candidate-dashboard?section=cv-builder&resume=new', candidateApiWith([saved]))
  return screen.findByText(/^Unsaved changes were found/)
}
const rows = () => within(list()).getAllByRole('listitem')
const list = () =>
  within(screen.getByText(/^Unsaved changes were found/).parentElement as HTMLElement).getByRole('list')
const button = (row: HTMLElement | undefined, name: RegExp) =>
  within(row as HTMLElement).getByRole('button', { name })

beforeEach(() => localStorage.clear())

describe('Several unsaved starts', () => {
  it('are one notice, whatever their titles, and those with the same words are one row', async () => {
    keep(1, { summary: 'First' })
    keep(2, { summary: 'Second' })
    keep(3, { summary: 'First' })
    const title = await open()

    expect(title).toHaveTextContent('Unsaved changes were found in 2 drafts')
    expect(screen.getAllByRole('status').filter((one) => one.contains(title))).toHaveLength(1)
    const names = within(list())
      .getAllByRole('button')
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
    expect(new Set(names).size).toBe(4)
    expect(await axeViolations()).toEqual([])

    await userEvent.click(button(rows()[0], /^Discard/))
    expect(kept()).toEqual(['new~2'])
  })

  it('are restored one by one by keys, and the rest stays', async () => {
    keep(1, { summary: 'First' })
    keep(2, { summary: 'Second' })
    await open()
    button(rows()[1], /^Restore My Resume, /).focus()
    await userEvent.keyboard('{Enter}')

    expect(await screen.findByRole('textbox', { name: /^Summary/ })).toHaveValue('Second')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveFocus())
    expect(screen.getByText('Unsaved changes were found')).toBeVisible()
    expect(rows()).toHaveLength(1)
  })

  it('are dropped by keys, and the focus goes to what follows', async () => {
    keep(1, { title: 'One' })
    keep(2, { title: 'Two' })
    await open()
    button(rows()[1], /^Discard the draft of Two, /).focus()
    await userEvent.keyboard('{Enter}')
    expect(button(rows()[0], /^Discard the draft of One, /)).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    expect(screen.queryByText(/^Unsaved changes were found/)).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Resumes' })).toHaveFocus())
    expect(kept()).toEqual([])
  })

  it('are three at first, and all dropped at once after a question', async () => {
    for (const n of [1, 2, 3, 4, 5]) keep(n, { title: `Start ${n}` })
    await open()
    expect(rows()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }))
    expect(rows()).toHaveLength(5)

    await userEvent.click(screen.getByRole('button', { name: 'Discard all' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard 5 drafts?' })
    expect(await axeViolations()).toEqual([])
    expect(kept()).toHaveLength(5)
    await userEvent.click(within(question).getByRole('button', { name: 'Discard all' }))

    await waitFor(() => expect(screen.queryByText(/^Unsaved changes were found/)).toBeNull())
    expect(kept()).toEqual([])
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Resumes' })).toHaveFocus())
  })
})
