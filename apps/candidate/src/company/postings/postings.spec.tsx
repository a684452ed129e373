import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
import { buildMember } from '../../testing/company-figures'
import { MEMBER } from '../../testing/places'
import { bodiesOf, refusing } from '../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('Job Postings', () => {
  it('shows each posting with how it is received, under tabs with counts', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, () =>
      postingsOf(
        buildPosting({
          skills: [
            { skill: 'Solidity', level: 4, importance: 'must' },
            { skill: 'Foundry', level: 3, importance: 'nice' },
          ],
        }),
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
    expect(card).toHaveTextContent(/13 applications, 5 new · 3 in review/)
    expect(card).toHaveTextContent(/335 views · 0 of 2 hired/)
    expect(card).toHaveTextContent(/Solidity; nice to have: Foundry/)
    // Nobody can have applied for a draft.
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.filter((text) => text.startsWith('View Applications'))).toHaveLength(1)
    expect(links).toContain('Edit Data Scientist')
    expect(screen.getByText('Showing 1-2 of 2')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('reads the postings of a tab', async () => {
    const api = openCompany('jobs')

    await userEvent.click(await screen.findByRole('tab', { name: /^Closed/ }))

    await waitFor(() => expect(api.calls.at(-1)?.path).toContain('status=Closed'))
    expect(window.location.search).toContain('tab=Closed')
  })

  it('orders them as chosen, and keeps that in the address', async () => {
    const api = openCompany('jobs')

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Longest open')

    await waitFor(() => expect(api.calls.at(-1)?.path).toContain('sort=longest'))
    expect(window.location.search).toContain('sort=longest')
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

  it('takes one’s own link back once the posting has no page, and offers it to nobody else', async () => {
    const api = companyApiWith()
    const url = '/api/jobs/mine/share-link'
    const closed = { status: 'Closed', canClose: false, publicPath: null } as const
    const open = { publicPath: '/jobs/23456789ab/engineer', canUnshare: true }
    api.on(postingsApi.list, () =>
      postingsOf(
        buildPosting({ ...closed, id: 'mine', title: 'Mine', canUnshare: true }),
        buildPosting({ ...closed, id: 'theirs', title: 'Theirs' }),
        buildPosting({ ...open, id: 'open', title: 'Open' }),
      ),
    )
    api.on(shareLinksApi.unshare, () => undefined)
    openCompany('jobs', api)
    for (const title of ['Theirs', 'Open']) {
      await press(`More actions for ${title}`)
      expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
      expect(screen.queryByRole('menuitem', { name: 'Take your link back' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    }

    await press('More actions for Mine')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take your link back' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the link back?' }))
    expect(question.getByText(/^The job has no public page now/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Take it back' }))

    expect(await screen.findByText('Link taken back')).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([url])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('shows the figures of one posting', async () => {
    openCompany('jobs')
    await userEvent.click(await screen.findByRole('link', { name: 'Analytics of Smart-Contract Engineer' }))

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
    const other = buildCard({ id: 'application-2', candidate: { ...waiting.candidate, name: 'Ben Ito' } })
    const api = await openClose([waiting, other])
    api.on(postingsApi.close, () => buildPostingDetail({ status: 'Closed' }))

    await press('Close and answer 2')
    expect(screen.getByText('Choose why it closes.')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why does it close?' }), 'filled')
    expect(screen.queryByRole('combobox', { name: 'Priya Menon' })).toBeNull()
    const exception = screen.getByRole('combobox', { name: /^Another reason for one person/ })
    await userEvent.selectOptions(exception, 'Priya Menon')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priya Menon' }), 'skills')
    await press('Close and answer 2')

    expect(await screen.findByText('Posting closed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings/posting-1/close')).toEqual([
      {
        reason: 'filled',
        dispositions: [
          { applicationId: 'application-1', action: 'reject', reasonId: 'skills' },
          { applicationId: 'application-2', action: 'reject', reasonId: 'closed' },
        ],
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
