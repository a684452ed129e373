import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { jobsApi, resumeApi, skillsApi, type CreateResumeRequest } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildJob, buildJobDetail } from '../../../testing/hiring'
import { buildSkill, buildSkills } from '../../../testing/person'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const nurse = buildResume({
  id: 'r1',
  title: 'Nursing',
  skills: [],
  projects: [],
  summary: '',
  workExperience: [
    {
      id: 'w1',
      jobTitle: 'Staff nurse',
      company: 'County',
      location: '',
      startDate: '2020-01',
      endDate: '',
      current: true,
      description: ['Cared for 12 patients in acute care'],
    },
  ],
})
const POSTING = 'Requirements\n- Acute care\n- Wound care\nNice to have\n- Spanish'

async function openNurse(api = candidateApiWith([nurse])) {
  openApp('/candidate-dashboard?section=cv-builder&resume=r1', api)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue('Nursing'))
  return api
}
async function paste(text: string) {
  await press('Tailor')
  await press('Paste a posting')
  await userEvent.type(screen.getByRole('textbox', { name: /^Job title/ }), 'Charge nurse')
  await userEvent.click(screen.getByRole('textbox', { name: 'Text of the posting' }))
  await userEvent.paste(text)
  await press('Compare')
}
const panel = () => screen.findByRole('region', { name: 'Charge nurse' })

beforeEach(() => localStorage.clear())

describe('Tailoring to a pasted posting', () => {
  it('says what is found and missing, and goes to the field', async () => {
    await openNurse()
    await paste(POSTING)

    const shown = within(await panel())
    expect(shown.getByRole('status')).toHaveTextContent('1 of 2 must-haves and 0 of 1 nice-to-haves found')
    expect(shown.getByText('Wound care').closest('li')).toHaveTextContent(/Missing.*Only if you have it/)
    expect(shown.getByText('Spanish').closest('li')).toHaveTextContent('Only if you speak it')
    expect(await axeViolations(await panel())).toEqual([])

    await press('Experience: Cared for 12 patients in acute care')
    await waitFor(() => expect(document.activeElement).toHaveValue('Cared for 12 patients in acute care'))
  })

  it('makes a copy that remembers it, and opens that', async () => {
    const api = await openNurse()
    await paste(POSTING)
    await press('Make a copy for this posting')

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue('Nursing, Charge nurse'),
    )
    const [body] = bodiesOf(api, 'POST', '/api/resumes') as CreateResumeRequest[]
    expect(body?.tailoring).toMatchObject({
      postingId: null,
      role: 'Charge nurse',
      fromId: 'r1',
      terms: [
        { term: 'Acute care', need: 'must' },
        { term: 'Wound care', need: 'must' },
        { term: 'Spanish', need: 'nice' },
      ],
    })
    expect(await screen.findByText('Tailored to Charge nurse')).toBeVisible()
    expect(within(await panel()).getByText('0 differences from “Nursing”')).toBeVisible()
  })

  it('asks for a text, and says when it names no requirement', async () => {
    await openNurse()
    await paste('Hello.')
    expect(await screen.findByText(/No requirement was recognised/)).toBeVisible()
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([])
  })
})

describe('Tailoring to a posting of ours', () => {
  const job = buildJob({ id: 'job-9', role: 'Charge nurse' })

  it('takes what the company listed, and says when the posting is closed later', async () => {
    const api = candidateApiWith([nurse])
    api.on(jobsApi.list, () => ({ items: [job], total: 1, page: 1, pageSize: 8 }))
    api.on(jobsApi.get, refusing(410, { detail: 'This job is closed.' }))
    await openNurse(api)
    await press('Tailor')
    await userEvent.click(await screen.findByRole('radio', { name: /^Charge nurse/ }))
    await press('Compare')
    await press('Make a copy for this posting')

    expect(await screen.findByText('This posting is closed. The copy stays yours.')).toBeVisible()
    const [body] = bodiesOf(api, 'POST', '/api/resumes') as CreateResumeRequest[]
    expect(body?.tailoring?.postingId).toBe('job-9')
  })

  it('remembers what was looked at in full in this browser, until it closes', async () => {
    const api = candidateApiWith([nurse])
    const closed = buildJob({ id: 'job-3', role: 'Night nurse' })
    let isOpen = true
    api.on(jobsApi.list, () => ({ items: [], total: 0, page: 1, pageSize: 8 }))
    api.on(jobsApi.get, ({ params: { id } }) => {
      if (id === 'job-9') return buildJobDetail({ ...job, company: { ...job.company, name: 'County' } })
      return isOpen ? buildJobDetail(closed) : refusing(410, { detail: 'This job is closed.' })()
    })
    for (const { id, role } of [closed, job]) {
      const visit = openApp(`/candidate-dashboard?section=opportunities&job=${id}`, api)
      expect(await screen.findByRole('heading', { level: 1, name: role })).toBeVisible()
      visit.unmount()
    }
    const later = openApp('/candidate-dashboard?section=cv-builder&resume=r1', api)
    await press('Tailor')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'Recently viewed')
    const [first, second] = await screen.findAllByRole('radio')
    expect(first).toHaveAccessibleName(/^Charge nurse/)
    expect(second).toHaveAccessibleName(/^Night nurse/)
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([])
    later.unmount()

    isOpen = false
    openApp('/candidate-dashboard?section=cv-builder&resume=r1', api)
    await press('Tailor')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'Recently viewed')
    await userEvent.click(await screen.findByRole('radio', { name: /^Charge nurse/ }))
    expect(screen.queryByRole('radio', { name: /^Night nurse/ })).toBeNull()
    await press('Compare')
    expect(await screen.findByRole('region', { name: /^Charge nurse/ })).toBeVisible()
  })

  it('says when the postings did not load, and when the copy was refused', async () => {
    const api = candidateApiWith([nurse])
    api.on(jobsApi.list, refusing(503))
    api.on(resumeApi.create, refusing(409, { detail: 'You have 100 resumes. Delete one to make room.' }))
    await openNurse(api)
    await press('Tailor')
    expect(await screen.findByText(/The postings could not be loaded/)).toBeVisible()
    await press('Cancel')
    await paste(POSTING)
    await press('Make a copy for this posting')

    expect(await screen.findByText(/Failed to make the copy/)).toBeVisible()
  })
})

describe('What stands beside a term', () => {
  it('are the years that it asks for, the result of a test, and a way to the generator', async () => {
    const api = candidateApiWith([nurse])
    api.on(skillsApi.get, () =>
      buildSkills({ verified: [buildSkill({ skill: 'SQL', level: 4, awarded: 3 })] }),
    )
    await openNurse(api)
    await paste('Requirements\n- 5+ years of acute care\n- SQL')
    const shown = within(await panel())

    const item = (name: string) => shown.getByText(name).closest('li')
    expect(item('acute care')).toHaveTextContent(
      /Asks for 5 years. Jobs here that name it add up to \d+ years/,
    )
    await waitFor(() => expect(item('SQL')).toHaveTextContent('Verified: Advanced (states Expert)'))
    expect(item('SQL')).toHaveTextContent('Your profile proves it; this resume does not name it.')
    await waitFor(async () => expect(await panel()).toHaveFocus())
    expect(await axeViolations(await panel())).toEqual([])

    await press('Write with this posting')
    expect(await screen.findByRole('textbox', { name: /^Job description/ })).toHaveValue(
      'Requirements\n- 5+ years of acute care\n- SQL',
    )
    expect(screen.getByRole('textbox', { name: 'Target job title' })).toHaveValue('Charge nurse')
  })

  it('is when the verification of a skill ended', async () => {
    const api = candidateApiWith([nurse])
    const expired = {
      skill: 'SQL',
      state: 'Expired' as const,
      verified: false,
      expiresAt: '2025-11-30T10:00:00.000Z',
    }
    api.on(skillsApi.get, () => buildSkills({ declared: [buildSkill(expired)] }))
    await openNurse(api)
    await paste('Requirements\n- Acute care\n- SQL')

    const item = within(await panel())
      .getByText('SQL')
      .closest('li')
    await waitFor(() => expect(item).toHaveTextContent('Verification expired in Nov 2025'))
    expect(item).toHaveTextContent('Your profile proved it; this resume does not name it.')
    expect(item).not.toHaveTextContent('Verified')
  })

  it('finds a posting by words, and goes from page to page', async () => {
    const api = candidateApiWith([nurse])
    api.on(jobsApi.list, ({ query }) => ({
      items: [buildJob({ id: `job-${query.page ?? 1}`, role: `${query.q ?? 'Any'} ${query.page ?? 1}` })],
      total: 20,
      page: 1,
      pageSize: 8,
    }))
    await openNurse(api)
    await press('Tailor')
    await press('Next')
    expect(await screen.findByRole('radio', { name: /^Any 2/ })).toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox', { name: /^Search/ }), 'nurse')
    expect(await screen.findByRole('radio', { name: /^nurse 1/ })).toBeInTheDocument()
  })
})
