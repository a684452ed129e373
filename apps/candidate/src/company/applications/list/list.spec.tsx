import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApplicationsApi } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import { buildCard, companyApiWith, companyApplicationsOf, openCompany } from '../../../testing/company'
import { bodiesOf } from '../../../testing/open-app'

const PEOPLE = [
  buildCard(),
  buildCard({
    id: 'application-2',
    candidate: { id: 'candidate-3', name: 'Tomás Vidal', initials: 'TV', title: 'Backend engineer' },
  }),
]

function open(query = '', people = PEOPLE) {
  const api = companyApiWith()
  api.on(companyApplicationsApi.list, () => companyApplicationsOf(...people))
  openCompany(`applications&view=list${query}`, api)
  const asked = () =>
    new URLSearchParams(
      api.calls
        .filter(({ path }) => path.startsWith('/api/company/applications?'))
        .at(-1)
        ?.path.split('?')[1],
    )
  return { api, asked }
}
const head = (name: string) => screen.findByRole('columnheader', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('The heads of the list', () => {
  it('sort it one way and the other, and the address keeps it', async () => {
    const { asked } = open()
    expect(await head('Match')).toHaveAttribute('aria-sort', 'none')
    expect(asked().has('sort')).toBe(false)

    await press('Match')
    await waitFor(() => expect(asked().get('sort')).toBe('match'))
    expect(asked().get('order')).toBe('desc')
    expect(await head('Match')).toHaveAttribute('aria-sort', 'descending')
    await press('Match')
    await waitFor(() => expect(asked().get('order')).toBe('asc'))
    expect(await head('Match')).toHaveAttribute('aria-sort', 'ascending')
    expect(window.location.search).toContain('sort=match&order=asc')

    await press('Reply due')
    await waitFor(() => expect(asked().get('sort')).toBe('due'))
    expect(await head('Reply due')).toHaveAttribute('aria-sort', 'ascending')
    expect(await head('Match')).toHaveAttribute('aria-sort', 'none')
    expect(await axeViolations()).toEqual([])
  })

  it('follow the address', async () => {
    const { asked } = open('&sort=applied&order=asc')
    expect(await head('Applied')).toHaveAttribute('aria-sort', 'ascending')
    expect(asked().get('order')).toBe('asc')
  })

  it('give way to one choice where rows are cards', async () => {
    const restore = stubMedia('max-width: 640px')
    const { asked } = open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Sort: reply due')
    await waitFor(() => expect(asked().get('sort')).toBe('due'))
    expect(screen.queryByRole('button', { name: 'Match' })).toBeNull()
    restore()
  })
})

describe('Who was chosen', () => {
  it('is put under review together', async () => {
    const { api } = open()
    api.on(companyApplicationsApi.bulkReview, () => ({
      started: ['application-1'],
      refused: [{ id: 'application-2', code: 'illegal_transition' }],
    }))
    for (const name of ['Priya Menon', 'Tomás Vidal'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))

    await press('Start review')

    expect(await screen.findByText('Review of 1 person started')).toBeVisible()
    expect(screen.getByText(/^1 person had been moved before/)).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/bulk-start-review')).toEqual([
      { ids: ['application-1', 'application-2'] },
    ])
    expect(screen.getByRole('checkbox', { name: 'Choose Priya Menon' })).not.toBeChecked()
  })

  it('is written to together, each alone', async () => {
    const { api } = open()
    api.on(companyApplicationsApi.bulkMessage, () => ({
      sent: ['application-1'],
      refused: [{ id: 'application-2', code: 'NOT_CONTACTABLE' }],
    }))
    for (const name of ['Priya Menon', 'Tomás Vidal'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))

    await press('Message chosen')
    const form = within(await screen.findByRole('dialog', { name: 'Message to 2 people' }))
    expect(await axeViolations()).toEqual([])
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    expect(form.getByText('Write a message.')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: 'Subject' }), 'Next week')
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'We read all on Monday.')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Message sent to 1 person')).toBeVisible()
    expect(screen.getByText('1 person cannot be written to.')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/bulk-message')).toEqual([
      { ids: ['application-1', 'application-2'], subject: 'Next week', body: 'We read all on Monday.' },
    ])
    expect(screen.getByRole('checkbox', { name: 'Choose Priya Menon' })).not.toBeChecked()
  })

  it('is offered only what holds for all of them', async () => {
    open('', [PEOPLE[0] ?? buildCard(), { ...(PEOPLE[1] ?? buildCard()), canStartReview: false }])
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Priya Menon' }))
    expect(screen.getByRole('button', { name: 'Start review' })).toBeVisible()

    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Tomás Vidal' }))

    expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Reject chosen' })).toBeVisible()
  })
})
