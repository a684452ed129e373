import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { poolsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildPools, companyApiWith, openCompany } from '../../testing/company'
import { bodiesOf, refusing } from '../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const people = () => within(screen.getByRole('list', { name: 'People in the pool' })).getAllByRole('listitem')

describe('The talent pool', () => {
  it('shows people by segment and status, with counts', async () => {
    openCompany('talent-pool')

    expect(await screen.findByText('2 people in 2 segments.')).toBeVisible()
    expect(screen.getByText('Negotiating', { selector: 'dt' }).parentElement).toHaveTextContent(
      'Negotiating1',
    )
    expect(screen.getByText('Met at a meetup.')).toBeVisible()
    expect(people()).toHaveLength(2)

    await userEvent.click(screen.getByRole('radio', { name: 'AI Research (1)' }))
    expect(people()).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: 'Available' }))
    expect(screen.getByText('Nobody matches')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('finds people by every word of name, skill and note, and shows ten on a page', async () => {
    const api = companyApiWith()
    const [first] = buildPools().members
    if (!first) throw new Error('There is nobody in the pool')
    const many = Array.from({ length: 13 }, (_each, at) => ({
      ...first,
      candidate: { ...first.candidate, id: `candidate-${at}`, name: `Person ${at}` },
      note: at === 4 ? 'Talked in Lisbon.' : '',
    }))
    api.on(poolsApi.get, () => ({ ...buildPools(), members: many }))
    openCompany('talent-pool&page=-4', api)

    expect(await screen.findByText('Showing 1-10 of 13')).toBeVisible()
    expect(window.location.search).toContain('page=-4')
    expect(people()).toHaveLength(10)
    await press('Next')
    expect(people()).toHaveLength(3)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in the pool' }), 'lisbon person')
    expect(await screen.findByText('Talked in Lisbon.')).toBeVisible()
    expect(people()).toHaveLength(1)
    expect(window.location.search).toContain('q=lisbon')
  })

  it('changes where a person stands', async () => {
    const api = companyApiWith()
    api.on(poolsApi.put, () => buildPools())
    openCompany('talent-pool', api)
    await press('More actions for Viktor Horváth')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit status' }))

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'In Process')
    await press('Save')

    expect(await screen.findByText('Talent pool updated')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/talent-pools/pool-1/members/candidate-3')).toEqual([
      { status: 'In Process', note: 'Met at a meetup.' },
    ])
  })

  it('takes a person out', async () => {
    const api = companyApiWith()
    api.on(poolsApi.removeMember, () => buildPools())
    openCompany('talent-pool', api)

    await press('More actions for Viktor Horváth')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText('The status and the note go with it.')).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))

    expect(await screen.findByText('Removed from the talent pool')).toBeVisible()
    expect(
      api.calls.some(
        ({ method, path }) => method === 'DELETE' && path === '/api/talent-pools/pool-1/members/candidate-3',
      ),
    ).toBe(true)
  })

  it('creates, renames and deletes segments', async () => {
    const api = companyApiWith()
    api.on(poolsApi.create, () => buildPools())
    api.on(poolsApi.rename, () => buildPools())
    api.on(poolsApi.remove, () => buildPools())
    openCompany('talent-pool', api)

    await press('New segment')
    await press('Create segment')
    expect(await screen.findByText('Name the segment.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Auditors')
    await press('Create segment')
    expect(await screen.findByText('Segment created')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/talent-pools')).toEqual([{ name: 'Auditors' }])

    await userEvent.click(screen.getByRole('radio', { name: 'Blockchain Core (1)' }))
    await press('Rename Blockchain Core')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2')
    await press('Rename')
    expect(await screen.findByText('Segment renamed')).toBeVisible()
    expect(bodiesOf(api, 'PATCH', '/api/talent-pools/pool-1')).toEqual([
      { name: 'Blockchain Core 2', version: 1 },
    ])

    await press('Delete Blockchain Core')
    await press('Delete segment')
    expect(await screen.findByText('Segment deleted')).toBeVisible()
  })

  it('says when it could not be loaded', async () => {
    const api = companyApiWith()
    api.on(poolsApi.get, refusing(500))
    openCompany('talent-pool', api)

    expect(await screen.findByText(/^The talent pool could not be loaded/)).toBeVisible()
  })
})
