import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TEMPLATES } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp } from '../../../testing/open-app'

const saved = buildResume({ id: 'r1', title: 'Security roles', templateId: 'modern' })
const template = () => screen.getByRole('combobox', { name: 'Template' })

async function openGallery(resume: string) {
  const api = candidateApiWith([saved])
  openApp(`/candidate-dashboard?section=cv-builder&resume=${resume}`, api)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue(
      resume === 'new' ? 'My Resume' : saved.title,
    ),
  )
  const opener = screen.getByRole('button', { name: 'Browse templates' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Templates' })
  // Keys that come sooner are for what had the focus before.
  await waitFor(() => expect(within(dialog).getByRole('radio', { checked: true })).toHaveFocus())
  return { api, opener, dialog }
}

beforeEach(() => localStorage.clear())

describe('The gallery', () => {
  it('shows every template, puts one on by keys, and gives the focus back', async () => {
    const { opener, dialog } = await openGallery('r1')
    const radios = within(dialog).getAllByRole('radio')
    expect(radios).toHaveLength(TEMPLATES.length)
    const chosen = within(dialog).getByRole('radio', { name: /^Modern/ })
    expect(chosen).toHaveFocus()
    expect(chosen).toBeChecked()
    expect(await axeViolations(dialog)).toEqual([])

    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(within(dialog).getByRole('radio', { name: /^Creative/ })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener).toHaveFocus()
    expect(template()).toHaveValue('creative')
  })

  it('puts them on in one step, of which the state before is kept', async () => {
    const { api } = await openGallery('r1')
    const sent = () => bodiesOf(api, 'PUT', '/api/resumes/r1')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(template()).toHaveValue('modern')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}s{/Control}')
    expect(template()).toHaveValue('creative')
    // It may have saved itself on the way.
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ templateId: 'creative' }))
    expect(sent()).toContainEqual(expect.objectContaining({ keepVersion: 'template' }))
  })

  it.each([
    ['r1', /^Drawn with your own resume\./],
    ['new', /^Drawn with an example, because your resume is still empty\./],
  ])('says whose pages it shows, before and after a choice: %s', async (resume, words) => {
    const { dialog } = await openGallery(resume)
    expect(within(dialog).getByText(words)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Minimal/ }))
    expect(within(dialog).getByRole('radio', { name: /^Minimal/ })).toBeChecked()
    expect(within(dialog).getByText(words)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(template()).toHaveValue('minimal'))
  })
})
