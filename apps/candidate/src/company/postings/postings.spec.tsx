import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FakeFailure } from '@tryka/api-client/testing'
import { companyApi, companyApplicationsApi, postingsApi, shareLinksApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildCard,
  buildPosting,
  buildPostingDetail,
  companyApiWith,
  openCompany,
  companyApplicationsOf,
  postingsOf,
} from '../../testing/company'
import { buildCompanySettings, buildMember } from '../../testing/company-figures'
import { MEMBER } from '../../testing/places'
import { bodiesOf, refusing } from '../../testing/open-app'

const DESCRIPTION = 'You build circuits and prove them. '.repeat(7)
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const set = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } })

async function fillIn() {
  await screen.findByRole('textbox', { name: 'Title' })
  set('Title', 'Circuit Engineer')
  set(/^Description/, DESCRIPTION)
  set('From', '150000')
  set('To', '190000')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add a skill' }), 'Rust')
}

describe('Job Postings', () => {
  it('shows each posting with how it is received, under tabs with counts', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, () =>
      postingsOf(
        buildPosting(),
        buildPosting({ id: 'p2', title: 'Data Scientist', status: 'Draft', posted: null }),
      ),
    )
    openCompany('jobs', api)

    expect(await screen.findByRole('tab', { name: 'All Jobs (2)' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Draft (1)' })).toBeVisible()
    const [card] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => item.textContent.includes('Smart-Contract')))
    expect(card).toHaveTextContent('Engineering · San Francisco (On-site) · Full-time · $150k–$190k')
    expect(card).toHaveTextContent(/13 applications, 5 new · 335 views · 0 of 2 hired/)
    expect(screen.getByText('Showing 1-2 of 2')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('reads the postings of a tab', async () => {
    const api = openCompany('jobs')

    await userEvent.click(await screen.findByRole('tab', { name: /^Closed/ }))

    await waitFor(() => expect(api.calls.at(-1)?.path).toContain('status=Closed'))
    expect(window.location.search).toContain('tab=Closed')
  })

  it('says when none match and shows all again', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, ({ query }) => (query['q'] ? postingsOf() : postingsOf(buildPosting())))
    openCompany('jobs&q=cobol', api)
    expect(await screen.findByText('No postings match')).toBeVisible()

    await press('Show all postings')

    expect(await screen.findByRole('heading', { name: 'Smart-Contract Engineer' })).toBeVisible()
  })

  it('says when they could not be loaded', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, refusing(500))
    openCompany('jobs', api)

    expect(await screen.findByText(/^The postings could not be loaded/)).toBeVisible()
  })

  it('reopens a closed posting as a draft', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, () =>
      postingsOf(buildPosting({ status: 'Closed', canReopen: true, canClose: false })),
    )
    api.on(postingsApi.reopen, () => buildPostingDetail({ status: 'Draft' }))
    openCompany('jobs', api)
    await press('More actions for Smart-Contract Engineer')

    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reopen as a draft' }))

    expect(await screen.findByText('Posting reopened')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings/posting-1/reopen')).toEqual([{ version: 1 }])
  })

  it('opens and copies the public page of a posting that everybody may see, and of no other', async () => {
    const api = companyApiWith()
    const publicPath = '/jobs/23456789ab/smart-contract-engineer'
    api.on(postingsApi.list, () =>
      postingsOf(buildPosting({ publicPath }), buildPosting({ id: 'p2', title: 'Held' })),
    )
    openCompany('jobs', api)
    // Takes the clipboard's place.
    const user = userEvent.setup()
    await press('More actions for Held')
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Open public page' })).toBeNull()
    await user.keyboard('{Escape}')

    await press('More actions for Smart-Contract Engineer')
    const url = new URL(publicPath, window.location.href).href
    expect(await screen.findByRole('menuitem', { name: 'Open public page' })).toHaveAttribute('href', url)
    await user.click(screen.getByRole('menuitem', { name: 'Copy public link' }))

    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it('shares a posting by a link of one’s own', async () => {
    const api = companyApiWith()
    const url = 'https://tryka.example/jobs/23456789ab/engineer?ref=cdefghjkmn'
    api.on(postingsApi.list, () => postingsOf(buildPosting({ publicPath: '/jobs/23456789ab/engineer' })))
    api.on(shareLinksApi.share, () => ({ url }))
    openCompany('jobs', api)
    await press('More actions for Smart-Contract Engineer')

    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share by your link' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Share Smart-Contract Engineer' }))
    expect(dialog.getByRole('textbox', { name: 'Your link' })).toHaveValue(url)
    expect(await axeViolations()).toEqual([])
  })

  it('shows the figures of one posting', async () => {
    openCompany('jobs')
    await press('Analytics of Smart-Contract Engineer')

    const dialog = within(await screen.findByRole('dialog', { name: 'Posting analytics' }))
    expect(
      await dialog.findByRole('list', { name: /^Hiring funnel: 3,840 job views, 96 applications/ }),
    ).toBeVisible()
    expect(dialog.getByText('60 (63%)')).toBeVisible()
    expect(dialog.getByText('Time to hire: median 31 days of 5 hires.')).toBeVisible()
  })
})

describe('The hiring team of a posting', () => {
  it('gets and loses people, and keeps an owner', async () => {
    const api = companyApiWith()
    api.on(postingsApi.get, () => buildPostingDetail())
    api.on(companyApi.team, () => ({
      canInvite: true,
      items: [
        buildMember({ id: MEMBER.id, name: MEMBER.name }),
        buildMember({ id: 'member-2', name: 'Chloé Martin', role: 'Recruiter' }),
        buildMember({ id: 'member-3', name: 'Dia Rao', status: 'Pending' }),
      ],
    }))
    api.on(postingsApi.setTeam, () => buildPostingDetail({ version: 2 }))
    openCompany('jobs&team=posting-1', api)
    const own = await screen.findByRole('combobox', { name: MEMBER.name })
    expect(own).toHaveDisplayValue('Owns the posting')
    expect(screen.queryByRole('combobox', { name: 'Dia Rao' })).toBeNull()
    expect(await axeViolations()).toEqual([])

    await userEvent.selectOptions(own, 'Interviews')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Chloé Martin' }),
      'Reviews applications',
    )
    await press('Save')
    expect(screen.getByText('Somebody has to own the posting.')).toBeVisible()
    await userEvent.selectOptions(own, 'Owns the posting')
    await press('Save')

    expect(await screen.findByText('Hiring team saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/postings/posting-1/members')).toEqual([
      {
        members: [
          { memberId: MEMBER.id, duty: 'owner' },
          { memberId: 'member-2', duty: 'reviewer' },
        ],
        version: 1,
      },
    ])
  })
})

describe('Closing a posting', () => {
  const waiting = buildCard()
  async function openClose(people = [waiting]) {
    const api = companyApiWith()
    api.on(postingsApi.get, () => buildPostingDetail({ openApplicationIds: people.map(({ id }) => id) }))
    api.on(companyApplicationsApi.list, () => companyApplicationsOf(...people))
    openCompany('jobs&close=posting-1', api)
    await screen.findByRole('combobox', { name: 'Why does it close?' })
    return api
  }

  it('answers everybody who waits, each with a reason', async () => {
    const api = await openClose()
    api.on(postingsApi.close, () => buildPostingDetail({ status: 'Closed' }))

    await press('Close and answer 1')
    expect(screen.getByText('Choose why it closes.')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why does it close?' }), 'filled')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priya Menon' }), 'skills')
    await press('Close and answer 1')

    expect(await screen.findByText('Posting closed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings/posting-1/close')).toEqual([
      {
        reason: 'filled',
        dispositions: [{ applicationId: 'application-1', action: 'reject', reasonId: 'skills' }],
        version: 1,
      },
    ])
  })

  it('waits for the answer to an offer', async () => {
    const api = await openClose([buildCard({ stage: 'offer_received', status: 'Offers' })])

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why does it close?' }), 'filled')
    await press('Close and answer 1')

    expect(screen.getByText(/^Priya Menon holds an offer\./)).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('says when the server refuses', async () => {
    const api = await openClose()
    api.on(
      postingsApi.close,
      refusing(409, { code: 'OPEN_APPLICATIONS', detail: 'Two more people applied meanwhile.' }),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why does it close?' }), 'filled')

    await press('Close and answer 1')

    expect(await screen.findByText('Two more people applied meanwhile.')).toBeVisible()
  })
})

describe('Post New Job', () => {
  it('says everything that keeps it from going live', async () => {
    const api = openCompany('jobs&posting=new')
    await screen.findByRole('textbox', { name: 'Title' })

    await press('Post job')

    const summary = within(await screen.findByRole('alert', { name: 'Please correct these fields' }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Add a title.',
      'Describe the work in at least 200 characters.',
      'Add the pay range.',
      'Mark at least one skill as a must.',
    ])
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
    expect(await axeViolations()).toEqual([])
  })

  it('says on whose clock the last day ends', async () => {
    openCompany('jobs&posting=new')

    expect(await screen.findByLabelText('Closes on')).toHaveAccessibleDescription(
      /^At the end of that day, .+; at most \d+ days ahead\.$/,
    )
  })

  it('moves to a single fault', async () => {
    openCompany('jobs&posting=new')
    await screen.findByRole('textbox', { name: 'Title' })

    await press('Save draft')

    expect(await screen.findByText('Add a title.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })

  it('creates a draft, then posts it', async () => {
    const api = companyApiWith()
    api.on(postingsApi.create, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 1 }))
    api.on(postingsApi.publish, () => buildPostingDetail({ id: 'new-1', version: 2 }))
    openCompany('jobs&posting=new', api)
    await fillIn()

    await press('Post job')

    expect(await screen.findByText('Job posted')).toBeVisible()
    expect(
      screen.getByText(/^Circuit Engineer is open for applications until \d+ \w+ \d{4}\.$/),
    ).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings')).toEqual([
      expect.objectContaining({
        title: 'Circuit Engineer',
        salaryMin: 150_000,
        salaryMax: 190_000,
        regions: ['US'],
        skills: [{ skill: 'Rust', level: 3, importance: 'must' }],
      }),
    ])
    expect(bodiesOf(api, 'POST', '/api/postings/new-1/publish')).toEqual([{ version: 1 }])
    expect(window.location.search).toBe('?section=jobs&place=demo-team')
  })

  it('keeps one draft when posting fails, and posts that one on the next try', async () => {
    const api = companyApiWith()
    api.on(postingsApi.create, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 1 }))
    api.on(postingsApi.update, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 2 }))
    api.on(
      postingsApi.publish,
      refusing(422, {
        detail: 'Something is missing.',
        errors: [{ path: 'title', message: 'Another title, please.' }],
      }),
    )
    openCompany('jobs&posting=new', api)
    await fillIn()
    await press('Post job')
    expect(await screen.findByText('Something is missing.')).toBeVisible()
    expect(screen.getByText('Another title, please.')).toBeVisible()

    api.on(postingsApi.publish, () => buildPostingDetail({ id: 'new-1' }))
    await press('Post job')

    expect(await screen.findByText('Job posted')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings')).toHaveLength(1)
    expect(bodiesOf(api, 'PUT', '/api/postings/new-1')).toEqual([expect.objectContaining({ version: 1 })])
  })

  it('begins with the country of the company, and shows where the server misses one', async () => {
    const api = companyApiWith()
    api.on(companyApi.settings, () => buildCompanySettings({ country: 'NO' }))
    api.on(postingsApi.create, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 1 }))
    api.on(postingsApi.publish, () => {
      throw new FakeFailure(409, {
        code: 'NEEDS_COUNTRY',
        detail: 'Choose the country of the place of work.',
        errors: [{ path: 'country', message: 'Choose the country of the place of work.' }],
      })
    })
    openCompany('jobs&posting=new', api)
    await fillIn()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where people work' }), 'On-site')
    set('Place of work', 'Bergen')
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(country).toHaveValue('NO')
    await userEvent.selectOptions(country, '')
    await press('Post job')

    await waitFor(() =>
      expect(country).toHaveAccessibleDescription(/Choose the country of the place of work/),
    )
    expect(bodiesOf(api, 'POST', '/api/postings')).toEqual([expect.objectContaining({ country: null })])
  })

  it('brings back what was typed after a reload, or begins anew', async () => {
    openCompany('jobs&posting=new')
    await screen.findByRole('textbox', { name: 'Title' })
    set('Title', 'Half a job')
    await userEvent.click(screen.getByRole('switch', { name: /^Blind review/ }))
    cleanup()

    openCompany('jobs&posting=new')
    expect(await screen.findByText('What you wrote before is back')).toBeVisible()
    expect(box('Title')).toHaveValue('Half a job')
    expect(screen.getByRole('switch', { name: /^Blind review/ })).toBeChecked()

    await press('Start anew')
    expect(box('Title')).toHaveValue('')
    expect(screen.getByRole('switch', { name: /^Blind review/ })).not.toBeChecked()
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':posting:new'))).toEqual([])
  })

  it('keeps a draft that has nothing but a title', async () => {
    const api = companyApiWith()
    api.on(postingsApi.create, () => buildPostingDetail({ status: 'Draft' }))
    openCompany('jobs&posting=new', api)
    await screen.findByRole('textbox', { name: 'Title' })

    await press('Save draft')
    expect(screen.getByText('Add a title.')).toBeVisible()
    set('Title', 'Later')
    await press('Save draft')

    expect(await screen.findByText('Draft saved')).toBeVisible()
  })

  it('tells who is told when a live posting changes', async () => {
    const api = companyApiWith()
    api.on(postingsApi.update, () => buildPostingDetail({ version: 2 }))
    openCompany('jobs&posting=posting-1', api)
    expect(await screen.findByText(/^13 people have applied\./)).toBeVisible()

    set('To', '200000')
    await press('Save changes')

    expect(await screen.findByText('Posting saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/postings/posting-1')).toEqual([
      expect.objectContaining({ salaryMax: 200_000, version: 1 }),
    ])
  })
})
