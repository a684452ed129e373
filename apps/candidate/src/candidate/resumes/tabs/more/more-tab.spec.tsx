import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp } from '../../../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })

const saved = buildResume({
  id: 'r1',
  title: 'Roles',
  sections: [],
  customSections: [],
  volunteer: [],
  awards: [],
  publications: [],
  interests: [],
  references: [],
})

async function openTab(tab = 'More', resume = saved) {
  const api = candidateApiWith([resume])
  openApp(`/candidate-dashboard?section=cv-builder&resume=${resume.id}`, api)
  await waitFor(async () => expect(await field('Resume title')).toHaveValue(resume.title))
  await userEvent.click(screen.getByRole('tab', { name: tab }))
  return {
    sent: async () => {
      await press('Save Resume')
      await screen.findByText('Resume updated successfully')
      return bodiesOf(api, 'PUT', '/api/resumes/r1').at(-1)
    },
  }
}

beforeEach(() => localStorage.clear())

describe('Sections beyond the usual', () => {
  it('are one press away, take the focus, and bring back what was removed', async () => {
    const { sent } = await openTab()
    await press('Add awards')
    const title = await field('Award')
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.type(title, 'Best paper')
    await press('Remove Best paper')
    expect(screen.queryByRole('textbox', { name: 'Award' })).toBeNull()
    await press('Put back Best paper')
    expect(await field('Award')).toHaveValue('Best paper')

    expect(await axeViolations()).toEqual([])
    expect(await sent()).toMatchObject({ awards: [{ title: 'Best paper' }] })
  })

  it('may be of one’s own: named, filled, removed whole and put back in their place', async () => {
    const { sent } = await openTab()
    await press('Add a section of your own')
    const name = await field('Name of the section')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Patents')
    const own = screen.getByRole('region', { name: 'Patents' })
    await userEvent.click(within(own).getByRole('button', { name: 'Add Entry' }))
    await userEvent.type(within(own).getByRole('textbox', { name: 'Name' }), 'A lock')
    await userEvent.click(within(own).getByRole('button', { name: 'Add point' }))
    await userEvent.type(await field('Point 1'), 'Granted in 2021')
    await press('Remove section Patents')
    expect(screen.queryByRole('region', { name: 'Patents' })).toBeNull()
    await press('Put back Patents')

    expect(await sent()).toMatchObject({
      customSections: [{ name: 'Patents', entries: [{ name: 'A lock', description: ['Granted in 2021'] }] }],
    })
  })
})

describe('The order and names of sections', () => {
  it('change by keys and say so; every step is undone', async () => {
    const { sent } = await openTab()
    await press(/^Order and names of sections/)
    const list = await screen.findByRole('list', { name: 'Sections in the order of the pages' })
    const first = () => within(within(list).getAllByRole('listitem')[0] as HTMLElement).getByRole('textbox')
    expect(first()).toHaveAttribute('placeholder', 'Summary')

    within(list).getByRole('button', { name: 'Reorder Experience' }).focus()
    await userEvent.keyboard(' {ArrowUp} ')
    expect(first()).toHaveAccessibleName('Heading of Experience')
    expect(screen.getByText('Experience dropped at position 1 of 12.')).toBeInTheDocument()
    await userEvent.type(first(), 'Work')
    await press('Hide Languages')
    await press('Begin Education on a new page')
    expect(screen.getByRole('button', { name: 'Hide Languages' })).toHaveAttribute('aria-pressed', 'true')
    expect(await axeViolations()).toEqual([])

    const body = (await sent()) as { sections: { key: string }[] }
    expect(body.sections.slice(0, 3)).toEqual([
      { key: 'workExperience', name: 'Work', hidden: false, breakBefore: false },
      { key: 'summary', name: '', hidden: false, breakBefore: false },
      { key: 'education', name: '', hidden: false, breakBefore: true },
    ])
    expect(body.sections).toContainEqual({ key: 'languages', name: '', hidden: true, breakBefore: false })

    await press('Back to the usual order')
    expect(first()).toHaveAccessibleName('Heading of Summary')
    await press('Undo')
    expect(first()).toHaveAccessibleName('Heading of Experience')
  })
})

describe('Entries', () => {
  it('are kept without being printed, and stand with another role of the same employer', async () => {
    const { sent } = await openTab('Experience')
    const [job] = saved.workExperience
    const card = await screen.findByRole('group', { name: job?.jobTitle ?? '' })
    await userEvent.click(within(card).getByRole('button', { name: 'Add another role here' }))
    const fresh = await screen.findByRole('group', { name: 'Experience 2' })
    await waitFor(() => expect(within(fresh).getByRole('textbox', { name: 'Job title' })).toHaveFocus())
    expect(within(fresh).getByRole('textbox', { name: 'Company' })).toHaveValue(job?.company)
    await userEvent.click(within(fresh).getByRole('button', { name: 'Do not print this' }))
    expect(within(fresh).getByText('Hidden')).toBeVisible()
    await userEvent.click(within(card).getByRole('button', { name: 'Begin a new page here' }))
    expect(within(card).getByText('New page')).toBeVisible()

    expect(await sent()).toMatchObject({
      workExperience: expect.arrayContaining([
        expect.objectContaining({ jobTitle: job?.jobTitle, breakBefore: true }),
        expect.objectContaining({
          jobTitle: '',
          company: job?.company,
          location: job?.location,
          hidden: true,
        }),
      ]) as unknown,
    })
  })
})
